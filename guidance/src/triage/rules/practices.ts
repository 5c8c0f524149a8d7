import type { Said } from '../said.ts'
import { noStool } from '../signals/illness/newborn.ts'
import {
  asUsual,
  atHoneyRisk,
  botulismSuspected,
  constipated,
  dilutedFormula,
  harmlessWaterTalk,
  homemadeFormula,
  honey,
  notHoney,
  plainWater,
  waterAsDrink,
  weakMuscles,
} from '../signals/practice/feeding.ts'
import {
  aspirin,
  aspirinForAdult,
  coldMedicine,
  infantMedicine,
  medicineForHives,
  nurseToldUs,
  sedating,
  toSleep,
} from '../signals/practice/medicine.ts'
import {
  awakeOrRolled,
  babyThere,
  beddingItem,
  inclinedSleep,
  notSharing,
  onSofa,
  safeBedding,
  sharesBed,
  softBedding,
  supervisedSeat,
  swaddledRoller,
  tooImpairedToShare,
  tummySleep,
  weightedOther,
  weightedSleep,
} from '../signals/practice/sleep.ts'
import { signal } from '../signals/signal.ts'
import { seemsOlder, seemsYoung } from './age-hints.ts'
import { isBreathingHard } from './illness/breathing.ts'
import type { Rules } from './rule.ts'

/** Practices are asked about as much as told, so a name is enough here unless it is denied. */
function isBaby(said: Said, toMonths: number): boolean {
  return said.age === null ? !seemsOlder(said) : said.isSurelyAged(0, toMonths)
}

function sleepsProneOrSoft(said: Said): boolean {
  if (!isBaby(said, 12) || onlyAsksWhen(said)) return false
  if (said.names(tummySleep)) return !said.names(awakeOrRolled)
  const item = said.names(softBedding) || (said.isSurelyAged(0, 12) && said.names(beddingItem))
  return item && !said.names(safeBedding)
}

function sharesUnsafely(said: Said): boolean {
  if (!isBaby(said, 12) || said.names(notSharing)) return false
  if (said.names(onSofa) && said.names(babyThere)) return true
  const shares = said.names(sharesBed)
  const tiny = said.isSurelyAged(0, 4) || said.names(prematureBaby)
  return shares && (said.names(tooImpairedToShare) || (tiny && said.names(plainSharing)))
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

/** 'When can babies have …' is a plan, not a practice, unless an age is given with it. */
function onlyAsksWhen(said: Said): boolean {
  return said.age === null && said.names(asksWhen)
}
const asksWhen = signal(
  '(when|what age|how old|how early|how soon) (can|should|do|could|is|are|may|will|does|before)',
)

function givesHoney(said: Said): boolean {
  return isBaby(said, 12) && !onlyAsksWhen(said) && said.names(honey) && !said.names(notHoney)
}

function hasBotulismSigns(said: Said): boolean {
  if (said.has(botulismSuspected)) return true
  if (!isBaby(said, 12) || said.has(asUsual)) return false
  const weak = said.has(weakMuscles)
  if (weak && (said.has(constipated, noStool) || said.names(atHoneyRisk))) return true
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
  if (!isBaby(said, 6) || onlyAsksWhen(said)) return false
  if (said.names(dilutedFormula)) return true
  const isYoung = said.isSurelyAged(0, 6) || seemsYoung(said)
  if (!isYoung || said.names(harmlessWaterTalk)) return false
  return (
    said.names(plainWater) ||
    (said.isSurelyAged(0, 6) && said.names(waterAsDrink)) ||
    (said.names(homemadeFormula) && (said.isSurelyAged(0, 6) || said.names(formulaNamed)))
  )
}
const formulaNamed = signal('formula', 'newborn', 'bottle')

function sedates(said: Said): boolean {
  if (!isUnderSix(said) || said.names(medicineForHives)) return false
  if (said.names(sedating) && said.names(toSleep)) return true
  if (said.names(sedating) && said.isSurelyAged(0, 12)) return said.names(asksToGive)
  const young =
    said.age === null ? seemsYoung(said) || said.names(littleOnes) : said.isSurelyAged(0, 48)
  return young && said.names(coldMedicine)
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
  if (said.names(nurseToldUs)) return false
  return (young && said.names(infantMedicine)) || (ibuprofenYoung && said.isSurelyAged(0, 3))
}
const newbornOnly = signal('newborn', '\\d+ days old')
const ibuprofen = signal('ibuprofen', 'motrin', 'advil', 'nurofen')

function leansAsleep(said: Said): boolean {
  if (!isBaby(said, 12) || onlyAsksWhen(said)) return false
  return said.names(inclinedSleep) && !said.names(supervisedSeat)
}

function weighsDown(said: Said): boolean {
  if (!isBaby(said, 12) || said.names(weightedOther)) return false
  return said.names(weightedSleep, swaddledRoller)
}

const onlyCurious = signal('just curious', 'why (cant|shouldnt|do|is|isnt)', 'never (do|give|gave)')
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
    (said.has(weakMuscles) && said.has(constipated) && isBreathingHard(said)),
  'water-formula': (said) =>
    givesWater(said) && said.has(waterIllness) ? 'emergency' : givesWater(said),
  aspirin: (said) =>
    said.isAged(0, 192) &&
    !onlyAsksWhen(said) &&
    said.names(aspirin) &&
    !said.names(aspirinForAdult, onlyCurious),
  'sedate-cold-meds': sedates,
  'meds-under-3m': medicatesYoungBaby,
}
