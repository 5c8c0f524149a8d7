import type { Said } from '../said.ts'
import { fever } from '../signals/illness/fever.ts'
import {
  bullseye,
  dangerousPlace,
  deepBite,
  humanBite,
  noMark,
  petBite,
  skinBroken,
  skinBrokenPlainly,
  slightBite,
  tick,
  tickAttached,
  tickHarmless,
  tickIllness,
  wildBite,
} from '../signals/injury/bites.ts'
import {
  boneShowing,
  coldNumbLimb,
  crushedDigit,
  deformedLimb,
  hardImpact,
  hurtPlainly,
  injured,
  limbNamed,
  limbSwollenOrStill,
  limbWorks,
  neckOrBackHurt,
  swells,
  swollenLimb,
  wontUseLimb,
} from '../signals/injury/bones.ts'
import {
  adultTooth,
  babyTooth,
  naturalTooth,
  toothInjury,
  toothOut,
} from '../signals/injury/teeth.ts'
import { signal } from '../signals/signal.ts'
import { isFeverish } from './illness/fever-and-infection.ts'
import { emergencyIf } from './rule.ts'
import type { Rules } from './rule.ts'

function isBittenBadly(said: Said): boolean {
  if (said.has(wildBite)) return true
  if (!said.has(petBite) || said.has(noMark)) return false
  if (said.has(deepBite)) return true
  return said.has(dangerousPlace) && !said.has(slightBite)
}

function isBitten(said: Said): boolean {
  if (said.has(noMark) && !said.has(skinBrokenPlainly)) return false
  if (said.has(petBite))
    return (
      said.has(skinBroken, skinBrokenPlainly) && !(said.has(slightBite) && !said.has(skinBroken))
    )
  return said.has(humanBite) && said.has(skinBrokenPlainly)
}

const limbCause = signal(
  '(cast|splint|hair|thread|string|tourniquet|fell|fall|broke|broken|injur*|trap*|slam*|crush*|fractur*|' +
    'accident|twisted|hurt|landed|band|ring|sock|bandage|wrapped|stuck|jammed|caught|tight|elbow|bike|trampoline|ankle|massive|swollen)',
)

function isBadlyBroken(said: Said): boolean {
  if (said.has(boneShowing, deformedLimb)) return true
  if (said.has(coldNumbLimb) && said.has(limbCause)) return true
  if (said.has(neckOrBackHurt) && said.has(hardImpact)) return true
  const notWalking = said.age !== null && said.isSurelyAged(0, 12) && said.age.isExact
  return notWalking && said.has(limbSwollenOrStill)
}

function cantUseLimb(said: Said): boolean {
  if (said.has(limbWorks)) return false
  if (said.has(crushedDigit)) return said.has(swollenLimb, wontUseLimb) || said.has(colourChanged)
  if (said.has(limbNamed) && said.has(swells) && said.has(hurtPlainly)) return !isFeverish(said)
  return said.has(wontUseLimb, swollenLimb) && said.has(injured, nursemaid) && !isFeverish(said)
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
  if (said.has(naturalTooth) || said.has(babyTooth)) return false
  if (!said.has(toothOut) || said.has(toothChip)) return false
  if (said.has(adultTooth)) return said.has(toothInjury)
  const old = said.age === null ? said.has(schoolAge) : said.isSurelyAged(72, 216)
  return old && said.has(toothInjury)
}

const toothChip = signal('chip*')

const schoolAge = signal(
  '(school|soccer|football|hockey|basketball|baseball|rugby|teen|teenager|skateboard|bike)',
)

function hurtBabyTooth(said: Said): boolean {
  if (said.has(adultTooth) || (said.has(naturalTooth) && !said.has(toothInjury))) return false
  if (said.has(noPainChip)) return false
  return said.has(toothOut) && said.has(toothInjury)
}

const noPainChip = signal('corner no pain', 'tooth fairy', 'wiggly')

/** Bites, bones and teeth. */
export const BITE_AND_BONE_RULES: Rules = {
  'animal-bite-severe': isBittenBadly,
  'animal-bite': (said) => isBitten(said) && !isBittenBadly(said),
  'tick-rash': (said) => {
    if (said.has(bullseye)) return true
    return (
      said.has(tick) &&
      !said.has(tickHarmless) &&
      (said.has(tickAttached) || said.has(tickIllness, fever))
    )
  },
  'fracture-serious': isBadlyBroken,
  'limb-unable': (said) => said.isAged(6, 216) && !isBadlyBroken(said) && cantUseLimb(said),
  'tooth-permanent': (said) => said.isAged(60, 216) && lostAdultTooth(said),
  'tooth-baby': (said) =>
    emergencyIf(said.isAged(6, 84) && hurtBabyTooth(said) && !lostAdultTooth(said), false),
}
