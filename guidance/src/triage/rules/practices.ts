import type { Said } from '../said.ts'
import { signal } from '../signals/signal.ts'
import * as practice from '../signals/practices.ts'
import { seemsOlder, seemsYoung } from './age-hints.ts'
import { isBreathingHard } from './breathing.ts'
import type { Rules } from './rule.ts'
import { noStool } from '../signals/newborn.ts'

/** Practices are asked about as much as told, so a name is enough here unless it is denied. */
function isBaby(said: Said, toMonths: number): boolean {
  return said.age === null ? !seemsOlder(said) : said.isSurelyAged(0, toMonths)
}

function sleepsProneOrSoft(said: Said): boolean {
  if (!isBaby(said, 12)) return false
  if (said.names(practice.tummySleep)) return !said.names(practice.awakeOrRolled)
  const item =
    said.names(practice.softBedding) ||
    (said.isSurelyAged(0, 12) && said.names(practice.beddingItem))
  return item && !said.names(practice.safeBedding)
}

function sharesUnsafely(said: Said): boolean {
  if (!isBaby(said, 12) || said.names(practice.notSharing)) return false
  if (said.names(practice.onSofa) && said.names(practice.babyThere)) return true
  const shares = said.names(practice.sharesBed)
  const tiny = said.isSurelyAged(0, 4) || said.names(prematureBaby)
  return shares && (said.names(practice.tooImpairedToShare) || (tiny && said.names(plainSharing)))
}
const prematureBaby = signal(
  'premature',
  'low birth weight',
  'born (early|at 3\\d weeks)',
  'newborn',
  'nicu',
)
const plainSharing = signal(
  'cosleep*',
  'co sleep*',
  'bed ?shar*',
  'bed share',
  '(sleeps|sleep|sleeping) (.. )?(in|with) (.. )?(our|my|the same) bed',
  'sleep (with|next to) my (newborn|baby)',
  'sleeps on my chest',
)

function givesHoney(said: Said): boolean {
  return isBaby(said, 12) && said.names(practice.honey) && !said.names(practice.notHoney)
}

function hasBotulismSigns(said: Said): boolean {
  if (said.has(practice.botulismSuspected)) return true
  if (!isBaby(said, 12) || said.has(practice.asUsual)) return false
  const weak = said.has(practice.weakMuscles)
  if (weak && (said.has(practice.constipated, noStool) || said.names(practice.atHoneyRisk)))
    return true
  return said.has(twoWeakSigns) || (said.has(lostHeadControl) && said.isAged(2, 12))
}
const twoWeakSigns = signal(
  'droop* (.. )?(suck|cry|feed*|floppy|neck)',
  '(weak|floppy) (.. )?droop*',
  '(cry|suck) (.. )?weak (.. )?floppy',
  '(weak|weaker) (cry|suck) (.. )?(droop*|floppy|suck|cry|constipat*)',
)
const lostHeadControl = signal(
  'lost (his |her |all )?(head|neck) control',
  '(cant|stopped|no longer) hold* (up )?(his|her) head (up )?anymore',
)

function givesWater(said: Said): boolean {
  if (!isBaby(said, 6)) return false
  if (said.names(practice.dilutedFormula)) return true
  const isYoung = said.isSurelyAged(0, 6) || seemsYoung(said)
  if (!isYoung || said.names(practice.harmlessWaterTalk)) return false
  return (
    said.names(practice.plainWater) ||
    (said.isSurelyAged(0, 6) && said.names(practice.waterAsDrink)) ||
    (said.names(practice.homemadeFormula) && (said.isSurelyAged(0, 6) || said.names(formulaNamed)))
  )
}
const formulaNamed = signal('formula', 'newborn', 'bottle')

function sedates(said: Said): boolean {
  if (!isUnderSix(said) || said.names(practice.medicineForHives)) return false
  if (said.names(practice.sedating) && said.names(practice.toSleep)) return true
  if (said.names(practice.sedating) && said.isSurelyAged(0, 12)) return said.names(asksToGive)
  const young =
    said.age === null ? seemsYoung(said) || said.names(littleOnes) : said.isSurelyAged(0, 48)
  return young && said.names(practice.coldMedicine)
}
function isUnderSix(said: Said): boolean {
  return said.isAged(0, 72)
}
const littleOnes = signal('toddler', 'baby', 'infant', 'newborn')
const asksToGive = signal(
  '(can|could|should|how much|dose|gave|give|giving|is .. safe|ok|melatonin|safe|for)',
)

function medicatesYoungBaby(said: Said): boolean {
  const young = said.age === null ? said.names(newbornOnly) : said.isSurelyAged(0, 3)
  const ibuprofenYoung = said.names(ibuprofen) && said.age !== null && said.isSurelyAged(0, 6)
  if (said.names(practice.nurseToldUs)) return false
  return (
    (young && said.names(practice.infantMedicine)) || (ibuprofenYoung && said.isSurelyAged(0, 3))
  )
}
const newbornOnly = signal('newborn', '\\d+ days old')
const ibuprofen = signal('ibuprofen', 'motrin', 'advil', 'nurofen')

function leansAsleep(said: Said): boolean {
  if (!isBaby(said, 12)) return false
  return said.names(practice.inclinedSleep) && !said.names(practice.supervisedSeat)
}

function weighsDown(said: Said): boolean {
  if (!isBaby(said, 12) || said.names(practice.weightedOther)) return false
  return said.names(practice.weightedSleep, practice.swaddledRoller)
}

const waterIllness = signal('sleepy', 'puffy', 'twitch*', 'seizure', 'lethargic', 'limp')

/** What is done or about to be done. */
export const PRACTICE_RULES: Rules = {
  'sleep-tummy-soft': sleepsProneOrSoft,
  'sleep-inclined-seat': leansAsleep,
  'sleep-weighted-swaddle': weighsDown,
  'bedshare-highrisk': sharesUnsafely,
  'honey-under-12m': givesHoney,
  'botulism-signs': (said) =>
    hasBotulismSigns(said) ||
    (said.has(practice.weakMuscles) && said.has(practice.constipated) && isBreathingHard(said)),
  'water-formula': (said) =>
    givesWater(said) && said.has(waterIllness) ? 'emergency' : givesWater(said),
  aspirin: (said) =>
    said.isAged(0, 192) && said.names(practice.aspirin) && !said.names(practice.aspirinForAdult),
  'sedate-cold-meds': sedates,
  'meds-under-3m': medicatesYoungBaby,
}
