import type { Said } from '../../said.ts'
import { breathingHard } from '../../signals/illness/breathing.ts'
import {
  blankStare,
  confused,
  drowsy,
  seizure,
  unresponsive,
} from '../../signals/illness/consciousness.ts'
import {
  coldExtremities,
  feelsHot,
  fever,
  feverStartedLately,
  fineOtherwise,
  immuneWeak,
  immuneWeakAdult,
  infectedWound,
  kawasaki,
  neverThisIll,
  notFeverish,
  seemsIll,
  sepsisNamed,
  suspectsSepsis,
  veryFastBreathing,
} from '../../signals/illness/fever.ts'
import {
  bulgingSoftSpot,
  headache,
  lightHurts,
  meningitisNamed,
  meningitisTalk,
  oddCry,
  severeHeadache,
  softSpotPulses,
  stiffNeck,
  suspectsMeningitis,
  wontBeTouched,
} from '../../signals/illness/nerves.ts'
import { cold, handsOnlyCold, wontFeed } from '../../signals/illness/newborn.ts'
import {
  badColour,
  bruisesFromNowhere,
  fadingRash,
  glassTest,
  notFading,
  purpleSpots,
  rash,
  spreadingFast,
} from '../../signals/illness/skin.ts'
import { noPee, soakedAfter } from '../../signals/illness/stool-and-pee.ts'
import { vomiting } from '../../signals/illness/vomit.ts'
import { signal } from '../../signals/signal.ts'
import { seemsOlder, seemsYoung } from '../age-hints.ts'
import type { Rules } from '../rule.ts'

const FEVER_C = 38
const HIGH_FEVER_3_TO_6_MONTHS_C = 38.3 // 101 °F, the US limit; NICE says 39.0
const VERY_HIGH_FEVER_C = 40
const COOKED_C = 41.1 // 106 °F
const LOW_C = 36 // 96.8 °F
const LONG_FEVER_HOURS = 120
const MONTH_HOURS = 730

export function isFeverish(said: Said): boolean {
  if (isOver(said)) return false
  if (said.highestC !== null) return said.reads(FEVER_C)
  return said.has(fever) && !said.has(notFeverish)
}

export function isIll(said: Said): boolean {
  return isFeverish(said) || said.has(feelsHot, seemsIll, vomiting)
}

/** Whether this may be a baby under 3 months: a known age decides; else nothing may point to an older child. */
/** A fever that is over; a baby under 3 months is not told so by it. */
const feverOver = signal(
  '(gone|went away|cleared|resolved|broke|over) (now|and|,|already|yesterday|\\|)',
  'back to normal',
  '(fine|ok|well|better) (now|again|today)',
  '(recovered|all better|all clear)',
)
function isOver(said: Said): boolean {
  return said.has(feverOver) && said.longestHours >= 24 && !said.isSurelyAged(0, 3)
}

function mayBeUnderThreeMonths(said: Said): boolean {
  return said.age === null ? !seemsOlder(said) : said.isSurelyAged(0, 3)
}

const ownBreast = signal(
  '(my|sore|engorged|red) (own )?(breast|breasts|boob|boobs|nipple|nipples)',
  'mastitis',
)

function isHotYoungBaby(said: Said): boolean {
  if (said.highestC === null && said.has(ownBreast) && !seemsYoung(said)) return false
  if (!mayBeUnderThreeMonths(said) || (isOver(said) && !seemsYoung(said))) return false
  if (said.highestC !== null) return said.reads(FEVER_C)
  if (said.has(notFeverish)) return false
  return said.has(fever) || (said.has(feelsHot) && (said.age !== null || seemsYoung(said)))
}

function isColdYoungBaby(said: Said): boolean {
  const isYoung = said.age === null ? seemsYoung(said) : said.isSurelyAged(0, 3)
  if (!isYoung) return false
  if (said.lowestC !== null) return said.lowestC < LOW_C && said.lowestC > 25
  if (said.has(handsOnlyCold) && !said.has(drowsy, wontFeed, unresponsive)) return false
  return said.has(cold) && said.has(drowsy, wontFeed, unresponsive, badColour)
}

function hasLongFever(said: Said): boolean {
  if (!isFeverish(said) || said.has(feverStartedLately)) return false
  if (said.has(kawasaki) && said.count(kawasaki, rash) > 1 && said.longestHours >= 72) return true
  return said.longestHours >= LONG_FEVER_HOURS && said.longestHours < MONTH_HOURS
}

function hasMeningitisSigns(said: Said): boolean {
  if (said.has(suspectsMeningitis) && !said.names(meningitisTalk)) return true
  if (isFeverish(said) && said.has(meningitisNamed) && !said.names(meningitisTalk)) return true
  const softSpot = said.has(bulgingSoftSpot) && !said.has(softSpotPulses)
  if (softSpot && (isIll(said) || said.has(drowsy, wontBeTouched, oddCry, wontFeed))) return true
  if (said.has(stiffNeck) && said.has(lightHurts, confused, vomiting, severeHeadache)) return true
  const ill = isIll(said) || said.has(stiffNeck)
  const signs = [lightHurts, severeHeadache, confused, unresponsive, seizure, blankStare]
  if (!ill) return false
  if (isFeverish(said) && said.has(stiffNeck, oddCry, wontBeTouched)) return true
  if (said.has(lightHurts) && said.has(headache, vomiting)) return true
  return isFeverish(said) && said.has(...signs)
}

function hasSepsisSigns(said: Said): boolean {
  if (said.has(suspectsSepsis) || (isFeverish(said) && said.has(sepsisNamed))) return true
  if (said.has(neverThisIll) && (isIll(said) || said.has(drowsy, badColour, unresponsive)))
    return true
  const colour = said.has(badColour) && !said.has(fineOtherwise)
  const isDrowsy = said.has(drowsy, unresponsive, confused)
  const breath = said.has(veryFastBreathing, breathingHard)
  const icy = said.has(coldExtremities) && !said.has(fineOtherwise)
  if (colour && (isDrowsy || breath || isFeverish(said) || said.has(seemsIll))) return true
  if (said.has(infectedWound) && (isFeverish(said) || isDrowsy)) return true
  if (!isFeverish(said) && !said.has(seemsIll)) return false
  if (isFeverish(said) && icy && (isDrowsy || said.reads(39) || breath)) return true
  if (isFeverish(said) && (said.has(unresponsive) || (isDrowsy && breath))) return true
  return (
    isFeverish(said) &&
    said.has(noPee) &&
    said.longestHours >= 12 &&
    !said.has(soakedAfter) &&
    isDrowsy
  )
}

function hasUnfadingRash(said: Said): boolean {
  if (said.has(fadingRash)) return false
  if (said.has(notFading) && said.has(rash, glassTest)) return true
  const unwell = isFeverish(said) || said.has(feelsHot, drowsy, unresponsive, badColour)
  if (said.has(bruisesFromNowhere)) return isFeverish(said) || said.has(drowsy, badColour)
  return said.has(purpleSpots) && (unwell || said.has(spreadingFast))
}

/** Fever, cold and severe infection. */
export const FEVER_RULES: Rules = {
  'fever-under-3m': isHotYoungBaby,
  'low-temp-under-3m': isColdYoungBaby,
  'fever-3-6m-39': (said) => said.isSurelyAged(3, 6) && said.reads(HIGH_FEVER_3_TO_6_MONTHS_C),
  'fever-40': (said) =>
    said.reads(VERY_HIGH_FEVER_C) &&
    said.isAged(3, 216) &&
    (said.reads(COOKED_C) ? 'emergency' : true),
  'fever-5-days': (said) => said.isAged(3, 216) && hasLongFever(said),
  'fever-immune': (said) =>
    isFeverish(said) && said.names(immuneWeak) && !said.names(immuneWeakAdult),
  'meningitis-signs': hasMeningitisSigns,
  'sepsis-signs': hasSepsisSigns,
  'rash-nonblanching': hasUnfadingRash,
}
