import type { Said } from '../said.ts'
import { breathingHard, exhausted, pausesInBreathing } from '../signals/breathing.ts'
import * as skin from '../signals/fever-and-skin.ts'
import * as body from '../signals/mind-and-body.ts'
import * as baby from '../signals/newborn.ts'
import * as belly from '../signals/stomach.ts'
import { signal } from '../signals/signal.ts'
import { seemsOlder, seemsYoung } from './age-hints.ts'
import { isFeverish } from './fever-and-infection.ts'
import { emergencyIf } from './rule.ts'
import type { Rules } from './rule.ts'

const DRY_HOURS = 6
const VERY_DRY_HOURS = 12
const VERY_DRY_BABY_HOURS = 8
const BABY_MONTHS = 12
const TWO_WEEKS_MONTHS = 0.46
const FIRST_DAY_MONTHS = 0.04

const wholeDay = signal(
  'all day',
  'all night',
  'since (last night|yesterday|bedtime|this time yesterday)',
  'overnight',
  'in a day',
  '1 days',
)
const sinceMorning = signal(
  'since (this morning|morning|breakfast|noon|lunch|midday|\\d+ (am|oclock))',
  'today',
  'all morning',
  'all afternoon',
)

/** Hours without a wet nappy, as far as the words give them; 0 where they give none. */
function dryHours(said: Said): number {
  if (!said.has(belly.noPee) || said.has(belly.soakedAfter)) return 0
  const hours = said.hoursNear(belly.noPee)
  if (hours !== null) return hours
  if (said.has(wholeDay)) return VERY_DRY_HOURS
  return said.has(sinceMorning) ? VERY_DRY_BABY_HOURS - 1 : 0
}

function isBabyOrMayBe(said: Said): boolean {
  return said.age === null ? seemsYoung(said) : said.isSurelyAged(0, BABY_MONTHS)
}

function isVeryDry(said: Said): boolean {
  const limit = isBabyOrMayBe(said) ? VERY_DRY_BABY_HOURS : VERY_DRY_HOURS
  if (dryHours(said) >= limit) return true
  const signs = said.count(
    belly.sunken,
    belly.noTears,
    belly.dryMouth,
    belly.noPee,
    belly.dehydrated,
  )
  const weak = said.has(body.drowsy, body.unresponsive, body.confused)
  if (said.has(belly.sunken) && (signs > 1 || weak || said.has(belly.tummyBug, baby.wontFeed)))
    return true
  if (signs > 0 && said.has(body.unresponsive)) return true
  if (
    signs > 0 &&
    weak &&
    (said.has(belly.tummyBug) || said.has(belly.noPee, belly.hardlyDrinking))
  )
    return true
  return said.has(belly.noTears) && signs > 1
}

function isGettingDry(said: Said): boolean {
  if (said.has(belly.soakedAfter)) return false
  if (dryHours(said) >= DRY_HOURS || said.has(belly.cantKeepDown, belly.dehydrated)) return true
  const bug = said.has(belly.tummyBug)
  if (said.has(belly.fewPees) && !said.isSurelyAged(0, 0.2)) return true
  if (bug && said.has(belly.noPee, belly.dryMouth, belly.noTears, belly.hardlyDrinking)) return true
  return said.has(belly.sunken) && said.has(belly.dryMouth)
}

function hasBowelBlock(said: Said): boolean {
  if (said.has(belly.intussusception, belly.redJelly))
    return !said.has(belly.harmlessRed) || said.has(belly.redJelly)
  if (said.has(belly.bloodMucus) && said.has(body.drowsy, skin.badColour, belly.inWaves))
    return true
  const pain = said.has(belly.screaming, belly.bellyPain)
  if (!pain || !said.has(belly.inWaves)) return false
  if (said.has(belly.kneesDrawnUp)) return !said.has(belly.gasEased)
  return (
    said.has(belly.bellyPain, belly.screaming) &&
    said.has(belly.vomiting, body.drowsy, skin.badColour) &&
    said.has(belly.bellyPain)
  )
}

function hasBadBellyPain(said: Said): boolean {
  if (said.has(belly.appendicitis)) return true
  if (said.has(belly.bellyBlow) && said.has(belly.bellyPain, belly.vomiting, belly.rigidBelly))
    return true
  if (
    said.has(belly.hurtsToMove) &&
    !said.has(musclePain) &&
    (said.has(belly.bellyPain) || said.words < 9)
  )
    return true
  if (
    said.has(belly.rigidBelly) &&
    (said.has(belly.vomiting) || (said.has(belly.bellyPain) && !said.has(baby.wetNappiesFine)))
  )
    return true
  if (!said.has(belly.bellyPain)) return false
  if (said.has(belly.lowerRight)) return true
  if (said.has(belly.bellyEased) && !said.has(belly.lowerRight)) return false
  if (said.has(belly.severePain)) return true
  const lasts = said.longestHours >= 2 && said.longestHours < 72
  return lasts && (isFeverish(said) || said.has(belly.vomiting))
}
const musclePain = signal(
  '(ankle|knee|leg|foot|toe|arm|wrist|back|throat|chest|rib|ribs|neck|head|hip)',
)

function hasBloodInStool(said: Said): boolean {
  if (!said.has(belly.bloodStool) || said.has(belly.oneSpotOfBlood)) return false
  if (
    said.has(belly.harmlessRed) ||
    (said.isSurelyAged(0, 0.13) && said.has(belly.ironOrBlackFood, firstBlack))
  )
    return false
  return !said.has(belly.ironOrBlackFood) || said.has(belly.notIron) || said.has(belly.bloodMucus)
}

const firstBlack = signal('first', 'black')

function isNewborn(said: Said): boolean {
  return said.age === null ? said.names(baby.newbornWords) : said.isSurelyAged(0, 1.5)
}

function wontFeedAtAll(said: Said): boolean {
  if (said.has(baby.wetNappiesFine)) return false
  if (said.age === null && said.has(baby.weakSuck, baby.sweatsFeeding)) return !seemsOlder(said)
  return isNewborn(said) && said.has(baby.wontFeed, baby.weakSuck, baby.sweatsFeeding)
}

function hasTooFewNappies(said: Said): boolean {
  if (!isNewborn(said)) return false
  if (
    said.has(baby.noStool) &&
    (said.has(baby.meconium, baby.swollenBelly) || said.isSurelyAged(0, 0.3))
  )
    return true
  if (said.has(belly.noPee))
    return dryHours(said) >= 8 || (dryHours(said) === 0 && said.longestHours < 1)
  return said.has(baby.fewWetNewborn, belly.fewPees)
}

function isYellow(said: Said): boolean {
  if (said.has(skin.orangeFromFood)) return false
  return said.has(skin.jaundice)
}

function hasDangerousJaundice(said: Said): boolean {
  if (!isYellow(said) || (said.age === null && seemsOlder(said))) return false
  const first =
    said.has(skin.firstDayOfLife) ||
    (said.isSurelyAged(0, FIRST_DAY_MONTHS) && said.age?.isExact === true)
  const weak = [
    body.drowsy,
    body.unresponsive,
    baby.wontFeed,
    baby.weakSuck,
    body.oddCry,
    body.seizure,
    skin.arching,
    pausesInBreathing,
  ]
  return first || said.has(...weak) || isFeverish(said)
}

function hasWorseningJaundice(said: Said): boolean {
  if (said.age === null && seemsOlder(said)) return false
  if (said.has(skin.paleStool) && !said.has(belly.vomiting)) return true
  if (!isYellow(said)) return false
  if (said.has(skin.lowOrFading)) return false
  const isOld = said.age?.isExact === true && said.age.months >= TWO_WEEKS_MONTHS
  return (
    said.has(skin.jaundiceSpreading, skin.darkPee) ||
    (said.has(skin.jaundiceLasting) && (isOld || said.longestHours >= 336 || said.age === null))
  )
}

function criesUnusually(said: Said): boolean {
  if (said.has(body.oddCry) && !said.has(baby.everyEvening)) return true
  if (said.has(body.wontBeTouched) && said.has(belly.screaming) && !said.has(putDownToSleep))
    return true
  if (!said.has(baby.cryingNonstop) || said.has(baby.everyEvening)) return false
  const isLong = said.longestHours >= 3 && said.longestHours < 72
  return (
    isLong ||
    (said.has(baby.nothingSoothes) && (said.has(baby.allDay) || said.has(strongSigns))) ||
    said.has(strongSigns) ||
    (said.has(baby.allDay) && said.has(baby.nothingSoothes))
  )
}
const putDownToSleep = signal(
  '(put|lay|set|place|leave|laid) (him|her|them|it|the baby|baby) (down|in)',
  'crib',
  'bassinet',
  'asleep',
  'only (sleeps|wants|settles)',
  'wants to be held',
  'unless',
  'vaccine',
  'bath',
  'strangers?',
  'car seat',
  'wake',
  'diaper',
  'clip',
)
const strongSigns = signal(
  'inconsolabl*',
  'cant be (consoled|soothed|settled|comforted)',
  'in (so much |terrible |bad |real |some kind of |severe |clear |obvious )?(pain|agony)',
  '(not|isnt|nothing) like (colic|usual|normal)',
  'never (cried|heard|screamed)',
)

const paleOrWeak = signal(
  'pale',
  'weak',
  'limp',
  'floppy',
  'lethargic',
  'faint*',
  'a lot of blood',
  'lots of blood',
)

/** Tummy, fluids, and the first weeks. */
export const STOMACH_AND_NEWBORN_RULES: Rules = {
  'dehydration-severe': isVeryDry,
  dehydration: isGettingDry,
  'green-vomit': (said) => said.has(belly.greenVomit),
  'projectile-vomit': (said) => {
    const young = said.age === null ? !seemsOlder(said) : said.isSurelyAged(0.25, 4)
    return young && said.has(belly.projectileVomit)
  },
  'blood-vomit': (said) => said.has(belly.bloodVomit) && !said.has(belly.harmlessRed),
  intussusception: (said) => said.isAged(1, 72) && hasBowelBlock(said),
  'blood-stool': (said) =>
    emergencyIf(
      hasBloodInStool(said),
      said.has(belly.lotsOfBlood, paleOrWeak) ||
        (said.isSurelyAged(0, 3) && said.has(body.drowsy, baby.wontFeed)),
    ),
  'belly-pain-severe': hasBadBellyPain,
  'testicle-pain': (said) => said.has(belly.testicle) && !said.has(belly.testicleHarmless),
  'hernia-stuck': (said) =>
    said.has(belly.groinLump) && said.has(belly.lumpStuck) && !said.has(belly.lumpHarmless),
  'newborn-not-feeding': wontFeedAtAll,
  'newborn-no-stool-wee': hasTooFewNappies,
  'cord-infection': (said) =>
    emergencyIf(
      said.isAged(0, 2) && !seemsOlder(said) && said.has(baby.cord) && said.has(baby.cordInfected),
      isFeverish(said) || said.has(body.drowsy, body.unresponsive),
    ),
  'inconsolable-cry': (said) =>
    emergencyIf(
      said.isAged(0, 12) && !seemsOlder(said) && criesUnusually(said),
      isFeverish(said) ||
        (said.has(belly.vomiting, skin.purpleSpots, body.unresponsive, breathingHard, exhausted) &&
          !said.has(belly.gasEased)),
    ),
  'jaundice-severe': (said) => said.isAged(0, 2) && hasDangerousJaundice(said),
  'jaundice-worse': (said) => said.isAged(0, 3) && hasWorseningJaundice(said),
}
