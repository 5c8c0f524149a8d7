import type { Said } from '../said.ts'
import * as allergy from '../signals/allergy-and-choking.ts'
import { breathingHard, cantBreathe, wheeze } from '../signals/breathing.ts'
import { badColour, fever } from '../signals/fever-and-skin.ts'
import { confused, drowsy, oddCry, unresponsive } from '../signals/mind-and-body.ts'
import { cold, cryingNonstop, wontFeed } from '../signals/newborn.ts'
import { signal } from '../signals/signal.ts'
import { vomiting } from '../signals/stomach.ts'
import * as place from '../signals/surroundings.ts'
import { hasSeizure, isBlue } from './breathing.ts'
import type { Rules } from './rule.ts'

const HYPOTHERMIA_C = 35
const HEAT_STROKE_C = 40
const VACCINE_FEVER_C = 40.5

const vaccineGiven = signal(
  'vaccine',
  'shots',
  '(his|her|flu|mmr|dtap|after|the|month|booster|covid|hpv|got a|got his|got her|chickenpox|since (the|his|her)?) (shot|injection|injections|needle|needles|immunisations?|booster)',
  'mmr',
  'dtap',
  'dpt',
  'pentavalent',
  'flu shot',
  'injections',
  'boosters?',
  'bcg',
  '6 in 1',
  'men ?b',
  'rotavirus',
  'needles',
)
const growingRedness = signal(
  '(leg|thigh|arm|spot|site|injection site|area|lump|it|redness|red patch) (is |was |looks |really |very |so |getting |has |all |keeps |and )*(swollen|hot|red|bigger|growing|spreading|hard|huge)',
  '(redness|swelling) (.. )?(spread*|growing|bigger|worse)',
)
const daysAfter = signal(
  '(2|3|4|5|6|7) days',
  '(48|72|36|60) hours',
  'days (after|later)',
  'still',
  'past 2 days',
)

function wasInWaterTrouble(said: Said): boolean {
  return said.has(place.inWaterTrouble) && !said.has(place.harmlessWater) && !isPlainNearMiss(said)
}
const swallowedPool = signal('(swallowed|drank|gulped|took in|choked on) (.. )?water')
const fineNow = signal(
  '(and|is|seems|but|now) (he is |she is |totally |perfectly |completely )?(fine|ok|happy|playing)',
)
function isPlainNearMiss(said: Said): boolean {
  return said.has(swallowedPool) && said.has(fineNow) && !said.has(place.afterWater)
}

function isIllAfterWater(said: Said): boolean {
  if (said.has(place.dryDrowning)) return true
  const water =
    said.has(place.inWaterTrouble) ||
    (said.has(place.poolWater) && said.has(swallowedPool, swimContext))
  return water && said.has(place.afterWater) && !said.has(onlyLaughing)
}
const swimContext = signal('swim*', 'pool', 'water')
const onlyLaughing = signal('laughing', 'coughed once')

function mayBreatheFumes(said: Said): boolean {
  if (said.has(place.coAlarm)) return !said.has(place.coLowBattery)
  if (
    said.has(place.fumeSource) &&
    said.has(place.indoorsOrRunning) &&
    said.has(place.fumeIllness)
  ) {
    return said.has(place.manyIll, place.betterOutside) || said.has(strongSource)
  }
  return (
    said.has(place.manyIll) &&
    said.has(headacheHome) &&
    said.has(place.fumeSource, place.betterOutside)
  )
}
const strongSource = signal(
  '(grill|bbq|barbecue|charcoal|hibachi|generator|engine|angeethi|coal|camping stove|exhaust|propane|car running)',
)
const headacheHome = signal('headache', 'dizzy', 'nause*')

function isShutInCar(said: Said): boolean {
  return said.has(place.inCar) && !said.has(place.askingAboutCar)
}

function hasHeatStroke(said: Said): boolean {
  if (said.has(place.heatStroke)) return true
  if (!said.has(place.heat) || said.has(houseHeat)) return false
  if (said.reads(HEAT_STROKE_C)) return said.has(place.heatDanger, outsidePlay)
  return said.has(place.heatDanger, confused, unresponsive) || hasSeizure(said)
}
const houseHeat = signal('heat rash', 'drinking fine', 'in heat', 'heating')
const outsidePlay = signal('(outside|playing|sun|heat|hot)')

function isDangerouslyCold(said: Said): boolean {
  if (said.lowestC !== null && said.lowestC < HYPOTHERMIA_C && said.lowestC > 25)
    return !said.reads(37.5)
  if (said.has(place.coldAndLimp)) return true
  if (said.has(place.frostbite) && (said.has(place.outInCold) || said.has(cold))) return true
  return said.has(place.outInCold) && said.has(place.coldDanger)
}

function reactsBadlyToVaccine(said: Said): boolean {
  if (!said.has(vaccineGiven)) return false
  const strong = [
    wheeze,
    cantBreathe,
    breathingHard,
    allergy.swollenThroat,
    unresponsive,
    allergy.hoarseVoice,
  ]
  if (said.has(...strong) || isBlue(said) || hasSeizure(said)) return true
  const swelling = said.has(allergy.swollenFace, allergy.swollenLips, allergy.hives)
  return (
    (swelling && said.has(vomiting, badColour)) ||
    said.has(limpAndPale) ||
    said.has(allergy.swollenFace)
  )
}
const limpAndPale = signal(
  '(limp|pale|floppy|collapsed|fainted) (.. )?(limp|pale|floppy|blue|gray|after|minutes)?',
)

function reactsLongToVaccine(said: Said): boolean {
  if (!said.has(vaccineGiven)) return false
  if (said.has(oddCry) || said.reads(VACCINE_FEVER_C)) return true
  if (said.has(cryingNonstop) && (said.longestHours >= 3 || said.has(nonstop))) return true
  if (said.has(drowsy) && (said.has(wontFeed) || said.has(verySleepy))) return true
  return said.has(daysAfter) && (said.has(growingRedness) || said.has(fever) || said.reads(38))
}
const nonstop = signal('nonstop', 'for hours', 'since', 'inconsolabl*', 'all (day|night)')
const verySleepy = signal(
  '(super|very|so|really|extremely|too|unusually) (sleepy|drowsy|lethargic)',
  'wont wake',
  'hard to wake',
  'lethargic',
)

/** Water, fumes, cars, heat, cold and vaccines. */
export const SURROUNDINGS_RULES: Rules = {
  drowning: wasInWaterTrouble,
  'drowning-after': isIllAfterWater,
  'carbon-monoxide': mayBreatheFumes,
  'child-in-car': (said) => said.isAged(0, 144) && isShutInCar(said),
  'heat-stroke': hasHeatStroke,
  hypothermia: isDangerouslyCold,
  'vaccine-severe': reactsBadlyToVaccine,
  'vaccine-watch': reactsLongToVaccine,
}
