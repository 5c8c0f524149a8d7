import type { Said } from '../../said.ts'
import {
  allergicReaction,
  eatenTrigger,
  epipenUsed,
  faintOrPale,
  harmlessAllergy,
  hives,
  hivesGone,
  hoarseVoice,
  mildSwelling,
  rashAfter,
  swollenFace,
  swollenLips,
  swollenThroat,
  trigger,
} from '../../signals/illness/allergy.ts'
import { cantBreathe, notBreathing } from '../../signals/illness/breathing.ts'
import {
  confused,
  drowsy,
  harmlessFit,
  seizure,
  unresponsive,
} from '../../signals/illness/consciousness.ts'
import { drooling, wheeze } from '../../signals/illness/cough-and-wheeze.ts'
import { seemsIll } from '../../signals/illness/fever.ts'
import {
  harmlessJerk,
  headDropOrJerk,
  inClusters,
  infantileSpasms,
} from '../../signals/illness/nerves.ts'
import { cold, wontFeed } from '../../signals/illness/newborn.ts'
import { vomiting } from '../../signals/illness/vomit.ts'
import { injured, limbWorks } from '../../signals/injury/bones.ts'
import { hotJoint, jointPain, limping, noInjury, wontWalk } from '../../signals/injury/limps.ts'
import { inWaterTrouble } from '../../signals/injury/water.ts'
import { hasSeizure, isBlue, isBreathingHard } from './breathing.ts'
import { isFeverish } from './fever-and-infection.ts'
import type { Rules } from '../rule.ts'
import { signal } from '../../signals/signal.ts'

const alarmSeizure = signal(
  '(is|was|started|keeps|had|having|now|just) (.. )?(fitting|convuls*|seizure|jerking|shaking)',
)
const wakesNormally = signal(
  'comatose (all day|in the day|by day|until|till)',
  'wide awake',
  '(late for|first period|alarm clock)',
  'flat refusal',
  '(tantrum|tantrums|defian*)',
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
  if (said.has(infantileSpasms)) return true
  return said.has(headDropOrJerk) && said.has(inClusters) && !said.has(harmlessJerk)
}

const flopsAbout = signal(
  '(head|arms|arms and (legs|head)|neck|limbs|legs and arms) (and head |and arms |and neck )?(just |all |both |keeps |is |are |' +
    'was |were )*(hang|hangs|hanging|hung|flop*|loll*|drop|dropped|drops|fell|falls|dangled)( (back|backwards|down|forward|to|loose|there))?',
)
const notThere = signal(
  'eyes (are |were |is )?(only |just )?half (open|shut|closed)',
  '(not|isnt|wont|wouldnt|doesnt|cant) (look*|focus*|follow*|track*)',
  '(looks|looking|stares|staring) (right |straight )?(through|past) (me|us)',
)

function isUnresponsive(said: Said): boolean {
  if (
    said.has(flopsAbout) &&
    (said.has(drowsy, notThere, seemsIll, wontFeed, cold) || isFeverish(said))
  )
    return true
  return said.has(unresponsive) && !said.has(wakesNormally)
}

const STRONG_ALLERGY = [wheeze, cantBreathe, notBreathing, swollenThroat, hoarseVoice]

function hasAnaphylaxis(said: Said): boolean {
  if (said.has(epipenUsed)) return true
  if (said.names(hivesGone) && !said.has(...STRONG_ALLERGY)) return false
  const reacts = said.has(hives, swollenFace, swollenLips, swollenThroat, allergicReaction)
  const triggered = said.has(trigger, allergicReaction)
  const strong = said.has(...STRONG_ALLERGY) || isBreathingHard(said) || isBlue(said)
  if (said.has(swollenThroat) && (triggered || said.has(hives))) return true
  if ((reacts || triggered) && reacts && strong) return true
  if (reacts && triggered && said.has(coughsOn, drooling)) return true
  if (reacts && (said.has(vomiting) || said.has(faintOrPale, unresponsive))) return true
  if (said.has(hives) && said.has(swollenLips)) return true
  if (said.has(allergicTo) && said.has(ateIt) && (strong || said.has(vomiting, faintOrPale)))
    return true
  const lips = said.has(swollenLips) && !said.has(mildSwelling, lipInjury)
  if (lips && (triggered || said.has(suddenly))) return true
  return (
    triggered &&
    (strong || said.has(faintOrPale)) &&
    !said.has(seemsIll, harmlessAllergy) &&
    !isFeverish(said)
  )
}

const coughsOn = signal(
  'cough* (nonstop|constantly|and|a lot|lots|over and over)',
  'keeps (on )?coughing',
)

const allergicTo = signal(
  'allergic to',
  '(nut|peanut|egg|milk|dairy|fish|sesame|food) allergy',
  'anaphylactic',
)
const ateIt = signal(
  '(ate|eaten|eating|had|swallowed|licked|drank|bit into|given|gave|stung|tasted|touched)',
)
const lipInjury = signal(
  '(fell|fall|hit|bump*|bit (his|her) lip|punch*|knock*|ball|cut|busted|split|kick*|elbow*|' +
    'dentist|numb*)',
)
const suddenly = signal(
  'suddenly',
  '(right|really|so) (up|big|much)',
  'huge',
  'double',
  '(since|after) (.. )?(lunch|dinner|meal|eating|snack|breakfast|the)',
  'out of nowhere',
)

function hasMildAllergy(said: Said): boolean {
  if (said.has(harmlessAllergy) && !said.has(hives, swollenFace)) return false
  const reacts = said.has(hives, swollenFace, swollenLips)
  if (said.has(rashAfter) && said.has(eatenTrigger)) return true
  return reacts && (said.has(trigger) || said.has(hives))
}

function limpsWithIllness(said: Said): boolean {
  if (said.has(limbWorks)) return false
  const hurt = said.has(limping, wontWalk)
  if (isFeverish(said) && (hurt || said.has(jointPain, hotJoint))) return true
  if (said.has(hotJoint) && (hurt || !said.has(injured))) return true
  return hurt && said.has(noInjury) && !said.has(injuredPlainly)
}
const injuredPlainly = signal(
  '(fell|fall|tripped|trampoline|twisted|jumped|hit|hurt (his|her)|landed|pulled|slammed|' +
    'stubbed|accident|rolled (his|her) ankle)',
)

/** Other illness that comes on suddenly. */
export const ILLNESS_RULES: Rules = {
  'unresponsive-floppy': isUnresponsive,
  seizure: (said) =>
    hasSeizure(said) ||
    (said.has(harmlessFit) && said.has(alarmSeizure, seizureNamed) && hasRealFit(said)),
  'infantile-spasms': (said) => said.isAged(...spasmAge) && hasSpasms(said),
  anaphylaxis: hasAnaphylaxis,
  'allergy-mild': (said) => hasMildAllergy(said) && !hasAnaphylaxis(said),
  'limp-fever': (said) =>
    said.isAged(6, 216) && !said.has(inWaterTrouble) && limpsWithIllness(said),
}

const seizureNamed = signal('seizure', 'convuls*', 'fit lasted')
function hasRealFit(said: Said): boolean {
  return said.has(seizure) && said.has(unresponsive, confused, drowsy, notBreathing)
}
