import type { Said } from '../said.ts'
import { confused, drowsy, unresponsive } from '../signals/illness/consciousness.ts'
import { oddCry } from '../signals/illness/nerves.ts'
import { vomiting } from '../signals/illness/vomit.ts'
import {
  bleedingBadly,
  bothNostrils,
  deepWound,
  noseBleeds,
  otherBleed,
  stopped,
} from '../signals/injury/bleeding.ts'
import {
  blister,
  burn,
  burnSevere,
  burnSmall,
  burnWhere,
  hotDrinkPulled,
} from '../signals/injury/burns.ts'
import {
  eyeBroken,
  eyeChemical,
  eyeDamage,
  eyeHit,
  eyePierced,
  eyelidOnly,
  harmlessInEye,
} from '../signals/injury/eyes.ts'
import {
  bleedingDisorder,
  crash,
  doubleVision,
  fell,
  fewSteps,
  fluidFromNoseOrEar,
  headHit,
  headbutting,
  highFall,
  passedOut,
  skullSigns,
  unsteady,
  worseHeadache,
} from '../signals/injury/head.ts'
import { electricShock, staticShock } from '../signals/injury/heat-cold-current.ts'
import { signal } from '../signals/signal.ts'
import { seemsYoung } from './age-hints.ts'
import { hasSeizure } from './illness/breathing.ts'
import type { Rules } from './rule.ts'

const ANY_BURN_SERIOUS_UNDER_MONTHS = 12

const NOSEBLEED_LONG_HOURS = 20 / 60

const NOSEBLEED_YOUNG_MONTHS = 24

function hasHeadInjuryDanger(said: Said): boolean {
  const head = said.has(headHit)
  const hasFallen = said.has(fell) || said.has(crash)
  if (!head && !hasFallen) return false
  const signs = [passedOut, confused, fluidFromNoseOrEar, skullSigns, doubleVision, vomiting]
  if (said.has(...signs) || hasSeizure(said) || said.has(unresponsive)) return !isOldBump(said)
  if (said.has(drowsy, oddCry) && !said.has(fewSteps)) return !isOldBump(said)
  if (said.has(crash)) return true
  if (head && said.has(unsteady, worseHeadache, bleedingDisorder)) return true
  if (said.has(bleedingDisorder)) return true
  return said.has(highFall) && !said.has(fewSteps)
}

function isOldBump(said: Said): boolean {
  return said.has(headbutting) && !said.has(fell)
}

function hitHeadAsBaby(said: Said): boolean {
  const young = said.age === null ? seemsYoung(said) : said.isSurelyAged(0, 6)
  if (!young || said.has(nothingFell)) return false
  return said.has(fell, headHit, crash)
}

const nothingFell = signal(
  '(just |keeps |only )*faceplant* and (cries|yells|screams|complains)',
  '(just|keeps) faceplant*',
  'faceplants',
  '(hits|hitting|rubs|slaps|bats|batting) (the |on the )?side of',
  '(gently|softly|lightly) (.. )?(chest|shoulder|mattress|me)',
  '(into|against|on) (my|our|daddys|dads) (chest|shoulder|arm|face|chin)',
  '(fell|drops|dropped) (back )?(asleep|onto the pillow|his bottle|her bottle|' +
    'off the percentile|a nap|to \\d)',
  'flopped back',
  '(off|from) (.. )?(mat|playmat|rug|play gym|play mat)',
  '(cord|stump|tooth|clip|hair|temperature|temp|weight|supply|toy|bottle|' +
    'pacifier) (.. )?(fell|dropped|falls)',
  'rolled over',
  'rolls (over|onto)',
  'rolled (onto|from) (his|her) (belly|back|tummy|front)',
  'rolls (off|from) (the )?(mat|rug)',
)

function isBurned(said: Said): boolean {
  if (!said.has(burn)) return said.has(blister) && said.has(heatSource)
  return true
}

const heatSource = signal(
  '(iron|stove|oven|kettle|fire|sparkler|soup|tea|coffee|hot|exhaust|candle|grill|' +
    'straighten*|curling|radiator|steam|boiling)',
)

const noBurnDamage = signal(
  '(gone|faded|went away|disappeared|vanished) (.. )?(in|within|after) (.. )?minutes',
  'warm radiator',
  '(bit|slightly|little|just) pink',
  '(small|little|tiny|faint|slight) red mark',
  'no blister',
  'not (blistered|burned|burnt)',
  'didnt (burn|blister|leave)',
  'no (mark|marks)',
  'nothing (visible|happened)',
  'seems fine',
  'mild sunburn',
  'sunburn',
)

function isSeriouslyBurned(said: Said): boolean {
  if (!isBurned(said) || said.has(noBurnDamage)) return false
  if (said.age !== null && said.isSurelyAged(0, ANY_BURN_SERIOUS_UNDER_MONTHS) && said.age.isExact)
    return true
  if (said.age === null && seemsYoung(said)) return true
  if (said.has(burnSmall) && !said.has(burnWhere)) return false
  return said.has(burnWhere, burnSevere, hotDrinkPulled)
}

function hasSmallBurn(said: Said): boolean {
  return (
    said.isAged(12, 216) &&
    isBurned(said) &&
    !said.has(noBurnDamage) &&
    !isSeriouslyBurned(said) &&
    said.has(blister, burn)
  )
}

const bloodNamed = signal(
  '(blood*|bled|bleed*|cut|cuts|wound|gash|slic*|stab*|spurting|gush*|hemorrhag*|haemorrhag*|glass|knife|nosebleed*|artery|stitches|towels?)',
)

function bleedsBadly(said: Said): boolean {
  if (said.has(deepWound)) return true
  if (!said.has(bleedingBadly) || !said.has(bloodNamed)) return false
  return !said.has(noseBleeds) || said.has(otherBleed)
}

function hasBadNosebleed(said: Said): boolean {
  if (!said.has(noseBleeds)) return false
  if (said.isSurelyAged(0, NOSEBLEED_YOUNG_MONTHS)) return true
  if (said.has(bleedingBadly, headHit, bleedingDisorder, fell)) return true
  if (said.has(bothNostrils) && !said.has(stopped)) return true
  return said.longestHours >= NOSEBLEED_LONG_HOURS && said.longestHours < 24
}

function hurtEye(said: Said): boolean {
  if (said.has(eyelidOnly) && !said.has(eyeDamage)) return false
  return said.has(eyePierced, eyeBroken) || (said.has(eyeHit) && said.has(eyeDamage))
}

/** Falls, burns, bleeding and eyes. */
export const INJURY_RULES: Rules = {
  'head-injury-red': hasHeadInjuryDanger,
  'head-injury-young': hitHeadAsBaby,
  'burn-serious': isSeriouslyBurned,
  'burn-minor': hasSmallBurn,
  bleeding: bleedsBadly,
  nosebleed: hasBadNosebleed,
  'eye-chemical': (said) => said.has(eyeChemical) && !said.has(harmlessInEye),
  'eye-injury': hurtEye,
  'electric-shock': (said) => said.has(electricShock) && !said.has(staticShock),
}
