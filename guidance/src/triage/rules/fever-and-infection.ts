import type { Said } from '../said.ts'
import * as airway from '../signals/breathing.ts'
import * as skin from '../signals/fever-and-skin.ts'
import * as body from '../signals/mind-and-body.ts'
import { cold, handsOnlyCold, wontFeed } from '../signals/newborn.ts'
import { noPee, soakedAfter, vomiting } from '../signals/stomach.ts'
import { seemsOlder, seemsYoung } from './age-hints.ts'
import type { Rules } from './rule.ts'

const FEVER_C = 38
const HIGH_FEVER_3_TO_6_MONTHS_C = 38.3 // 101 °F, the US limit; NICE says 39.0
const VERY_HIGH_FEVER_C = 40
const COOKED_C = 41.1 // 106 °F
const LOW_C = 36 // 96.8 °F
const LONG_FEVER_HOURS = 120
const MONTH_HOURS = 730

export function isFeverish(said: Said): boolean {
  if (said.highestC !== null) return said.reads(FEVER_C)
  return said.has(skin.fever) && !said.has(skin.notFeverish)
}

export function isIll(said: Said): boolean {
  return isFeverish(said) || said.has(skin.feelsHot, skin.seemsIll, vomiting)
}

/** Whether this may be a baby under 3 months: a known age decides; else nothing may point to an older child. */
function mayBeUnderThreeMonths(said: Said): boolean {
  return said.age === null ? !seemsOlder(said) : said.isSurelyAged(0, 3)
}

function isHotYoungBaby(said: Said): boolean {
  if (!mayBeUnderThreeMonths(said)) return false
  if (said.highestC !== null) return said.reads(FEVER_C)
  if (said.has(skin.notFeverish)) return false
  return (
    said.has(skin.fever) || (said.has(skin.feelsHot) && (said.age !== null || seemsYoung(said)))
  )
}

function isColdYoungBaby(said: Said): boolean {
  const isYoung = said.age === null ? seemsYoung(said) : said.isSurelyAged(0, 3)
  if (!isYoung) return false
  if (said.lowestC !== null) return said.lowestC < LOW_C && said.lowestC > 25
  if (said.has(handsOnlyCold) && !said.has(body.drowsy, wontFeed, body.unresponsive)) return false
  return said.has(cold) && said.has(body.drowsy, wontFeed, body.unresponsive, skin.badColour)
}

function hasLongFever(said: Said): boolean {
  if (!isFeverish(said) || said.has(skin.feverStartedLately)) return false
  if (
    said.has(skin.kawasaki) &&
    said.count(skin.kawasaki, skin.rash) > 1 &&
    said.longestHours >= 72
  )
    return true
  return said.longestHours >= LONG_FEVER_HOURS && said.longestHours < MONTH_HOURS
}

function hasMeningitisSigns(said: Said): boolean {
  if (said.has(body.suspectsMeningitis) && !said.names(body.meningitisTalk)) return true
  const softSpot = said.has(body.bulgingSoftSpot) && !said.has(body.softSpotPulses)
  if (softSpot && (isIll(said) || said.has(body.drowsy))) return true
  if (
    said.has(body.stiffNeck) &&
    said.has(body.lightHurts, body.confused, vomiting, body.severeHeadache)
  )
    return true
  const ill = isIll(said) || said.has(body.stiffNeck)
  const signs = [
    body.lightHurts,
    body.severeHeadache,
    body.confused,
    body.unresponsive,
    body.seizure,
    body.blankStare,
  ]
  if (!ill) return false
  if (isFeverish(said) && said.has(body.stiffNeck, body.oddCry, body.wontBeTouched)) return true
  if (said.has(body.lightHurts) && said.has(body.headache, vomiting)) return true
  return isFeverish(said) && said.has(...signs)
}

function hasSepsisSigns(said: Said): boolean {
  if (said.has(skin.suspectsSepsis)) return true
  if (
    said.has(skin.neverThisIll) &&
    (isIll(said) || said.has(body.drowsy, skin.badColour, body.unresponsive))
  )
    return true
  const colour = said.has(skin.badColour) && !said.has(skin.fineOtherwise)
  const drowsy = said.has(body.drowsy, body.unresponsive, body.confused)
  const breath = said.has(skin.veryFastBreathing, airway.breathingHard)
  const cold = said.has(skin.coldExtremities) && !said.has(skin.fineOtherwise)
  if (colour && (drowsy || breath || isFeverish(said) || said.has(skin.seemsIll))) return true
  if (said.has(skin.infectedWound) && (isFeverish(said) || drowsy)) return true
  if (!isFeverish(said) && !said.has(skin.seemsIll)) return false
  if (isFeverish(said) && cold && (drowsy || said.reads(39) || breath)) return true
  if (isFeverish(said) && (said.has(body.unresponsive) || (drowsy && breath))) return true
  return (
    isFeverish(said) &&
    said.has(noPee) &&
    said.longestHours >= 12 &&
    !said.has(soakedAfter) &&
    drowsy
  )
}

function hasUnfadingRash(said: Said): boolean {
  if (said.has(skin.fadingRash)) return false
  if (said.has(skin.notFading) && said.has(skin.rash)) return true
  const unwell =
    isFeverish(said) || said.has(skin.feelsHot, body.drowsy, body.unresponsive, skin.badColour)
  if (said.has(skin.bruisesFromNowhere))
    return isFeverish(said) || said.has(body.drowsy, skin.badColour)
  return said.has(skin.purpleSpots) && (unwell || said.has(skin.spreadingFast))
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
    isFeverish(said) && said.has(skin.immuneWeak) && !said.names(skin.immuneWeakAdult),
  'meningitis-signs': hasMeningitisSigns,
  'sepsis-signs': hasSepsisSigns,
  'rash-nonblanching': hasUnfadingRash,
}
