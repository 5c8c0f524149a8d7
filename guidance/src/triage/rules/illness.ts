import type { Said } from '../said.ts'
import * as allergy from '../signals/allergy-and-choking.ts'
import * as air from '../signals/breathing.ts'
import { seemsIll } from '../signals/fever-and-skin.ts'
import * as limb from '../signals/bites-bones-teeth.ts'
import * as body from '../signals/mind-and-body.ts'
import { inWaterTrouble } from '../signals/surroundings.ts'
import { vomiting } from '../signals/stomach.ts'
import { hasSeizure, isBlue, isBreathingHard } from './breathing.ts'
import { isFeverish } from './fever-and-infection.ts'
import type { Rules } from './rule.ts'
import { signal } from '../signals/signal.ts'

const alarmSeizure = signal(
  '(is|was|started|keeps|had|having|now|just) (.. )?(fitting|convuls*|seizure|jerking|shaking)',
)
const wakesNormally = signal(
  'pink and stirs',
  'stirs',
  '(then|but) (is )?(fine|happy|alert) (when|after|once) (he |she )?(awake|wakes)',
  'sleep through',
  'for school',
  'in the morning',
  'bed ?wet*',
  'wets the bed',
  'on purpose',
  'alarm',
)
const spasmAge: readonly [number, number] = [1, 24]

function hasSpasms(said: Said): boolean {
  if (said.has(body.infantileSpasms)) return true
  return said.has(body.headDropOrJerk) && said.has(body.inClusters) && !said.has(body.harmlessJerk)
}

function isUnresponsive(said: Said): boolean {
  return said.has(body.unresponsive) && !said.has(wakesNormally)
}

const STRONG_ALLERGY = [
  air.wheeze,
  air.cantBreathe,
  air.notBreathing,
  allergy.swollenThroat,
  allergy.hoarseVoice,
]

function hasAnaphylaxis(said: Said): boolean {
  if (said.has(allergy.epipenUsed)) return true
  if (said.names(allergy.hivesGone) && !said.has(...STRONG_ALLERGY)) return false
  const reacts = said.has(
    allergy.hives,
    allergy.swollenFace,
    allergy.swollenLips,
    allergy.swollenThroat,
    allergy.allergicReaction,
  )
  const triggered = said.has(allergy.trigger, allergy.allergicReaction)
  const strong = said.has(...STRONG_ALLERGY) || isBreathingHard(said) || isBlue(said)
  if (said.has(allergy.swollenThroat) && (triggered || said.has(allergy.hives))) return true
  if ((reacts || triggered) && reacts && strong) return true
  if (reacts && (said.has(vomiting) || said.has(allergy.faintOrPale, body.unresponsive)))
    return true
  if (said.has(allergy.hives) && said.has(allergy.swollenLips)) return true
  if (said.has(allergy.swollenLips) && triggered && !said.has(allergy.mildSwelling)) return true
  return (
    triggered &&
    (strong || said.has(allergy.faintOrPale)) &&
    !said.has(seemsIll, allergy.harmlessAllergy) &&
    !isFeverish(said)
  )
}

function hasMildAllergy(said: Said): boolean {
  if (said.has(allergy.harmlessAllergy) && !said.has(allergy.hives, allergy.swollenFace))
    return false
  const reacts = said.has(allergy.hives, allergy.swollenFace, allergy.swollenLips)
  return reacts && (said.has(allergy.trigger) || said.has(allergy.hives))
}

function limpsWithIllness(said: Said): boolean {
  if (said.has(limb.limbWorks)) return false
  const hurt = said.has(limb.limping, limb.wontWalk)
  if (isFeverish(said) && (hurt || said.has(limb.jointPain, limb.hotJoint))) return true
  if (said.has(limb.hotJoint) && (hurt || !said.has(limb.injured))) return true
  return hurt && said.has(limb.noInjury) && !said.has(injuredPlainly)
}
const injuredPlainly = signal(
  '(fell|fall|tripped|trampoline|twisted|jumped|hit|hurt (his|her)|landed|pulled|slammed|stubbed|accident|rolled (his|her) ankle)',
)

/** Other illness that comes on suddenly. */
export const ILLNESS_RULES: Rules = {
  'unresponsive-floppy': isUnresponsive,
  seizure: (said) =>
    hasSeizure(said) ||
    (said.has(body.harmlessFit) && said.has(alarmSeizure, seizureNamed) && hasRealFit(said)),
  'infantile-spasms': (said) => said.isAged(...spasmAge) && hasSpasms(said),
  anaphylaxis: hasAnaphylaxis,
  'allergy-mild': (said) => hasMildAllergy(said) && !hasAnaphylaxis(said),
  'limp-fever': (said) =>
    said.isAged(6, 216) && !said.has(inWaterTrouble) && limpsWithIllness(said),
}

const seizureNamed = signal('seizure', 'convuls*', 'fit lasted')
function hasRealFit(said: Said): boolean {
  return (
    said.has(body.seizure) &&
    said.has(body.unresponsive, body.confused, body.drowsy, air.notBreathing)
  )
}
