import type { Said } from '../said.ts'
import {
  hives,
  hoarseVoice,
  swollenFace,
  swollenLips,
  swollenThroat,
} from '../signals/illness/allergy.ts'
import { breathingHard, cantBreathe } from '../signals/illness/breathing.ts'
import { confused, drowsy, unresponsive } from '../signals/illness/consciousness.ts'
import { wheeze } from '../signals/illness/cough-and-wheeze.ts'
import { fever } from '../signals/illness/fever.ts'
import { oddCry } from '../signals/illness/nerves.ts'
import { cold, cryingNonstop, wontFeed } from '../signals/illness/newborn.ts'
import { badColour } from '../signals/illness/skin.ts'
import { vomiting } from '../signals/illness/vomit.ts'
import {
  askingAboutCar,
  betterOutside,
  coAlarm,
  coLowBattery,
  fumeIllness,
  fumeSource,
  inCar,
  indoorsOrRunning,
  manyIll,
} from '../signals/injury/fumes-and-cars.ts'
import {
  coldAndLimp,
  coldDanger,
  frostbite,
  heat,
  heatDanger,
  heatStroke,
  outInCold,
} from '../signals/injury/heat-cold-current.ts'
import {
  afterWater,
  dryDrowning,
  harmlessWater,
  inWaterTrouble,
  poolWater,
} from '../signals/injury/water.ts'
import { signal } from '../signals/signal.ts'
import { hasSeizure, isBlue } from './illness/breathing.ts'
import type { Rules } from './rule.ts'

const HYPOTHERMIA_C = 35
const HEAT_STROKE_C = 40
const VACCINE_FEVER_C = 40.5

const vaccineGiven = signal(
  '(from|since|after|of|had|the|his|her|got) (.. )?(shot|shots|jab|jabs|injection|injections)(?! of)',
  '(shot|jab|injection) (site|spot|lump|yesterday|today|\\d+ days)',
  'vaccine',
  'shots',
  '(his|her|flu|mmr|dtap|after|the|month|booster|covid|hpv|got a|got his|got her|' +
    'chickenpox|since (the|his|her)?) (shot|injection|injections|needle|needles|' +
    'immunisations?|booster)',
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
  '(lump|redness|swelling|red patch|bump|spot|site|leg|thigh|arm|knot) ... (bigger|growing|spreading|spread|larger|doubled|hotter|harder|size of)',
  '(leg|thigh|arm|spot|site|injection site|area|lump|it|redness|red patch) (is |was |' +
    'looks |really |very |so |getting |has |all |keeps |and )*(swollen|hot|red|bigger|' +
    'growing|spreading|hard|huge)',
  '(redness|swelling) (.. )?(spread*|growing|bigger|worse)',
)
const daysAfter = signal(
  '(2|3|4|5|6|7) days',
  '(48|72|36|60) hours',
  'day (2|3|4|5|6|7)',
  'days (after|later)',
  'still',
  'past 2 days',
)

function wasInWaterTrouble(said: Said): boolean {
  return said.has(inWaterTrouble) && !said.has(harmlessWater) && !isPlainNearMiss(said)
}
const swallowedPool = signal('(swallowed|drank|gulped|took in|choked on) (.. )?water')
const fineNow = signal(
  '(and|is|seems|but|now) (he is |she is |totally |perfectly |completely )?(fine|ok|happy|playing)',
)
function isPlainNearMiss(said: Said): boolean {
  return said.has(swallowedPool) && said.has(fineNow) && !said.has(afterWater)
}

function isIllAfterWater(said: Said): boolean {
  if (said.has(dryDrowning)) return true
  const water =
    said.has(inWaterTrouble) || (said.has(poolWater) && said.has(swallowedPool, swimContext))
  return water && said.has(afterWater) && !said.has(onlyLaughing)
}
const swimContext = signal('swim*', 'pool', 'water')
const onlyLaughing = signal('laughing', 'coughed once')

function mayBreatheFumes(said: Said): boolean {
  if (said.has(coAlarm)) return !said.has(coLowBattery)
  if (said.has(fumeSource) && said.has(indoorsOrRunning) && said.has(fumeIllness)) {
    return said.has(manyIll, betterOutside) || said.has(strongSource)
  }
  return said.has(manyIll) && said.has(headacheHome) && said.has(fumeSource, betterOutside)
}
const strongSource = signal(
  '(grill|bbq|barbecue|charcoal|hibachi|generator|engine|angeethi|coal|camping stove|' +
    'exhaust|propane|car running)',
)
const headacheHome = signal('headache', 'dizzy', 'nause*')

function isShutInCar(said: Said): boolean {
  return said.has(inCar) && !said.has(askingAboutCar)
}

function hasHeatStroke(said: Said): boolean {
  if (said.has(heatStroke)) return true
  if (said.has(exertion) && said.has(hotSkin) && said.has(confused, unresponsive)) return true
  if (!said.has(heat) || said.has(houseHeat)) return false
  if (said.reads(HEAT_STROKE_C)) return said.has(heatDanger, outsidePlay)
  return said.has(heatDanger, confused, unresponsive) || hasSeizure(said)
}
const exertion = signal(
  '(practice|training|match|marathon|cross country|cadets|band camp|sports day|race|hike|trek|tournament|cricket|football|soccer|tennis|run)',
)
const hotSkin = signal(
  '(skin|body|head|he|she) (is |feels |was |so |very |red |dry |and )*(burning|boiling|roasting|hot|scorching)',
  'burning up',
)
const houseHeat = signal('heat rash', 'drinking fine', 'heating')
const outsidePlay = signal('(outside|playing|sun|heat|hot)')

function isDangerouslyCold(said: Said): boolean {
  if (said.lowestC !== null && said.lowestC < HYPOTHERMIA_C && said.lowestC > 25)
    return !said.reads(37.5)
  if (said.has(coldAndLimp)) return true
  if (said.has(frostbite) && (said.has(outInCold) || said.has(cold))) return true
  return said.has(outInCold) && said.has(coldDanger)
}

function reactsBadlyToVaccine(said: Said): boolean {
  if (!said.has(vaccineGiven)) return false
  const strong = [wheeze, cantBreathe, breathingHard, swollenThroat, unresponsive, hoarseVoice]
  if (said.has(...strong) || isBlue(said) || hasSeizure(said)) return true
  const swelling = said.has(swollenFace, swollenLips, hives)
  return (
    (swelling && said.has(vomiting, badColour)) || said.has(limpAndPale) || said.has(swollenFace)
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
