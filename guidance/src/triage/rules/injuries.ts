import type { Said } from '../said.ts'
import * as bone from '../signals/bites-bones-teeth.ts'
import { fever } from '../signals/fever-and-skin.ts'
import * as injury from '../signals/injuries.ts'
import { confused, drowsy, oddCry, unresponsive } from '../signals/mind-and-body.ts'
import { signal } from '../signals/signal.ts'
import { vomiting } from '../signals/stomach.ts'
import { seemsYoung } from './age-hints.ts'
import { hasSeizure } from './breathing.ts'
import { isFeverish } from './fever-and-infection.ts'
import { emergencyIf } from './rule.ts'
import type { Rules } from './rule.ts'

const ANY_BURN_SERIOUS_UNDER_MONTHS = 12
const NOSEBLEED_LONG_HOURS = 20 / 60
const NOSEBLEED_YOUNG_MONTHS = 24

function hasHeadInjuryDanger(said: Said): boolean {
  const head = said.has(injury.headHit)
  const fell = said.has(injury.fell) || said.has(injury.crash)
  if (!head && !fell) return false
  const signs = [
    injury.passedOut,
    confused,
    injury.fluidFromNoseOrEar,
    injury.skullSigns,
    injury.doubleVision,
    vomiting,
  ]
  if (said.has(...signs) || hasSeizure(said) || said.has(unresponsive)) return !isOldBump(said)
  if (said.has(drowsy, oddCry) && !said.has(injury.fewSteps)) return !isOldBump(said)
  if (said.has(injury.crash)) return true
  if (head && said.has(injury.unsteady, injury.worseHeadache, injury.bleedingDisorder)) return true
  if (said.has(injury.bleedingDisorder)) return true
  return fell && said.has(injury.highFall) && !said.has(injury.fewSteps)
}
function isOldBump(said: Said): boolean {
  return said.has(injury.headbutting) && !said.has(injury.fell)
}

function hitHeadAsBaby(said: Said): boolean {
  const young = said.age === null ? seemsYoung(said) : said.isSurelyAged(0, 6)
  if (!young || said.has(nothingFell)) return false
  return said.has(injury.fell, injury.headHit, injury.crash)
}
const nothingFell = signal(
  '(fell|drops|dropped) (back )?(asleep|onto the pillow|his bottle|her bottle|off the percentile|a nap|to \\d)',
  'flopped back',
  '(cord|stump|tooth|clip|hair|temperature|temp|weight|supply|toy|bottle|pacifier) (.. )?(fell|dropped|falls)',
  'rolled over',
  'rolls (over|onto)',
  'rolled (onto|from) (his|her) (belly|back|tummy|front)',
  'rolls (off|from) (the )?(mat|rug)',
)

function isBurned(said: Said): boolean {
  if (!said.has(injury.burn)) return said.has(injury.blister) && said.has(heatSource)
  return true
}
const heatSource = signal(
  '(iron|stove|oven|kettle|fire|sparkler|soup|tea|coffee|hot|exhaust|candle|grill|straighten*|curling|radiator|steam|boiling)',
)
const noBurnDamage = signal(
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
  if (said.has(injury.burnSmall) && !said.has(injury.burnWhere)) return false
  return said.has(injury.burnWhere, injury.burnSevere, injury.hotDrinkPulled)
}

function hasSmallBurn(said: Said): boolean {
  return (
    said.isAged(12, 216) &&
    isBurned(said) &&
    !said.has(noBurnDamage) &&
    !isSeriouslyBurned(said) &&
    said.has(injury.blister, injury.burn)
  )
}

function bleedsBadly(said: Said): boolean {
  if (said.has(injury.deepWound)) return true
  if (!said.has(injury.bleedingBadly)) return false
  return !said.has(injury.noseBleeds) || said.has(injury.otherBleed)
}

function hasBadNosebleed(said: Said): boolean {
  if (!said.has(injury.noseBleeds)) return false
  if (said.isSurelyAged(0, NOSEBLEED_YOUNG_MONTHS)) return true
  if (said.has(injury.bleedingBadly, injury.headHit, injury.bleedingDisorder, injury.fell))
    return true
  if (said.has(injury.bothNostrils) && !said.has(injury.stopped)) return true
  return said.longestHours >= NOSEBLEED_LONG_HOURS && said.longestHours < 24
}

function hurtEye(said: Said): boolean {
  if (said.has(injury.eyelidOnly) && !said.has(injury.eyeDamage)) return false
  return (
    said.has(injury.eyePierced, injury.eyeBroken) ||
    (said.has(injury.eyeHit) && said.has(injury.eyeDamage))
  )
}

function isBittenBadly(said: Said): boolean {
  if (said.has(bone.wildBite)) return true
  if (!said.has(bone.petBite) || said.has(bone.noMark)) return false
  if (said.has(bone.deepBite)) return true
  return said.has(bone.dangerousPlace) && !said.has(bone.slightBite)
}

function isBitten(said: Said): boolean {
  if (said.has(bone.noMark) && !said.has(bone.skinBrokenPlainly)) return false
  if (said.has(bone.petBite))
    return (
      said.has(bone.skinBroken, bone.skinBrokenPlainly) &&
      !(said.has(bone.slightBite) && !said.has(bone.skinBroken))
    )
  return said.has(bone.humanBite) && said.has(bone.skinBrokenPlainly)
}

function isBadlyBroken(said: Said): boolean {
  if (said.has(bone.boneShowing, bone.deformedLimb, bone.coldNumbLimb)) return true
  if (said.has(bone.neckOrBackHurt) && said.has(bone.hardImpact)) return true
  const notWalking = said.age !== null && said.isSurelyAged(0, 12) && said.age.isExact
  return notWalking && said.has(bone.limbSwollenOrStill)
}

function cantUseLimb(said: Said): boolean {
  if (said.has(bone.limbWorks)) return false
  if (said.has(bone.crushedDigit))
    return said.has(bone.swollenLimb, bone.wontUseLimb) || said.has(colourChanged)
  return (
    said.has(bone.wontUseLimb, bone.swollenLimb) &&
    said.has(bone.injured, nursemaid) &&
    !isFeverish(said)
  )
}
const nursemaid = signal('nursemaid*', 'pulled elbow', '(broken|broke|fractur*|sprain*)')
const colourChanged = signal(
  'purple',
  'black',
  'blue',
  'swollen',
  'huge',
  'numb',
  'bleeding',
  'nail',
  'cant',
  'wont',
  'flat',
)

function lostAdultTooth(said: Said): boolean {
  if (said.has(bone.naturalTooth) || said.has(bone.babyTooth)) return false
  if (!said.has(bone.toothOut) || said.has(toothChip)) return false
  if (said.has(bone.adultTooth)) return said.has(bone.toothInjury)
  const old = said.age === null ? said.has(schoolAge) : said.isSurelyAged(72, 216)
  return old && said.has(bone.toothInjury)
}
const toothChip = signal('chip*')
const schoolAge = signal(
  '(school|soccer|football|hockey|basketball|baseball|rugby|teen|teenager|skateboard|bike)',
)

function hurtBabyTooth(said: Said): boolean {
  if (said.has(bone.adultTooth) || (said.has(bone.naturalTooth) && !said.has(bone.toothInjury)))
    return false
  if (said.has(noPainChip)) return false
  return said.has(bone.toothOut) && said.has(bone.toothInjury)
}
const noPainChip = signal('corner no pain', 'tooth fairy', 'wiggly')

/** Falls, burns, bleeding, bites, bones, eyes and teeth. */
export const INJURY_RULES: Rules = {
  'head-injury-red': hasHeadInjuryDanger,
  'head-injury-young': hitHeadAsBaby,
  'burn-serious': isSeriouslyBurned,
  'burn-minor': hasSmallBurn,
  bleeding: bleedsBadly,
  nosebleed: hasBadNosebleed,
  'eye-chemical': (said) => said.has(injury.eyeChemical) && !said.has(injury.harmlessInEye),
  'eye-injury': hurtEye,
  'animal-bite-severe': isBittenBadly,
  'animal-bite': (said) => isBitten(said) && !isBittenBadly(said),
  'tick-rash': (said) => {
    if (said.has(bone.bullseye)) return true
    return (
      said.has(bone.tick) &&
      !said.has(bone.tickHarmless) &&
      (said.has(bone.tickAttached) || said.has(bone.tickIllness, fever))
    )
  },
  'electric-shock': (said) => said.has(bone.electricShock) && !said.has(bone.staticShock),
  'fracture-serious': isBadlyBroken,
  'limb-unable': (said) => said.isAged(6, 216) && !isBadlyBroken(said) && cantUseLimb(said),
  'tooth-permanent': (said) => said.isAged(60, 216) && lostAdultTooth(said),
  'tooth-baby': (said) =>
    emergencyIf(said.isAged(6, 84) && hurtBabyTooth(said) && !lostAdultTooth(said), false),
}
