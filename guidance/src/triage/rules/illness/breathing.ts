import type { Said } from '../../said.ts'
import {
  BREATHS_A_MINUTE,
  blueLimpSpell,
  blueLips,
  breathingHard,
  cantBreathe,
  notBreathing,
  pausesInBreathing,
  pausing,
  stainOrHarmlessBlue,
} from '../../signals/illness/breathing.ts'
import {
  chokedBefore,
  chokingNow,
  foodOrObject,
  recoveredFromChoking,
  stillAfterChoking,
  thrustsGiven,
} from '../../signals/illness/choking.ts'
import {
  confused,
  drowsy,
  harmlessFit,
  seizure,
  unresponsive,
} from '../../signals/illness/consciousness.ts'
import {
  anyCough,
  asthma,
  asthmaAttack,
  atRest,
  barkingCough,
  cantSpeak,
  cantSwallow,
  coughFits,
  coughVaccineTalk,
  drooling,
  exhausted,
  onlyUpset,
  pertussis,
  pertussisContact,
  relieverFails,
  stridor,
  wheeze,
  wheezeSettled,
  whoop,
} from '../../signals/illness/cough-and-wheeze.ts'
import { vomiting } from '../../signals/illness/vomit.ts'
import { signal } from '../../signals/signal.ts'
import type { Rules } from '../rule.ts'

const FAST_BREATHS_A_MINUTE = 60

export function isBlue(said: Said): boolean {
  return said.has(blueLips) && !said.has(stainOrHarmlessBlue)
}

function breathsAMinute(said: Said): number {
  const match = BREATHS_A_MINUTE.exec(said.text)
  return Number(match?.[1] ?? match?.[2] ?? 0)
}

export function isBreathingHard(said: Said): boolean {
  return said.has(breathingHard) || breathsAMinute(said) > FAST_BREATHS_A_MINUTE
}

function hasNoisyBreathAtRest(said: Said): boolean {
  const noisy = said.has(stridor)
  if (noisy && said.has(onlyUpset)) return false
  return noisy && said.has(atRest)
}

function hasSevereCroup(said: Said): boolean {
  if (hasNoisyBreathAtRest(said)) return true
  const croup = said.has(barkingCough) || said.has(stridor)
  const worse = [breathingHard, cantBreathe, drooling, cantSwallow, notBreathing]
  return croup && (said.has(...worse) || isBlue(said) || (said.has(exhausted) && said.has(stridor)))
}

function hasAsthmaAttack(said: Said): boolean {
  if (said.has(wheezeSettled)) return false
  const isAsthma = said.has(asthma)
  const bad = said.has(breathingHard, cantBreathe, exhausted, unresponsive) || isBlue(said)
  if (isAsthma && (said.has(relieverFails, asthmaAttack, cantSpeak) || bad)) return true
  return said.has(wheeze) && (bad || said.has(cantSpeak))
}

function hasBadCoughFits(said: Said): boolean {
  const coughing = said.has(whoop, coughFits, pertussis, anyCough)
  const worse = [pausesInBreathing, notBreathing, cantBreathe, blueLimpSpell, seizure]
  if (!coughing) return false
  if (said.has(whoop, coughFits, pertussis) && (said.has(...worse, breathingHard) || isBlue(said)))
    return true
  return isBlue(said) || said.has(pausesInBreathing, pausing)
}

function mayHaveWhoopingCough(said: Said): boolean {
  if (said.names(coughVaccineTalk) && !said.has(pertussisContact)) return false
  if (said.has(pertussis, pertussisContact)) return true
  if (said.has(whoop) && said.has(anyCough)) return true
  const isLong = said.longestHours >= 168
  if (said.has(coughFits) && (isLong || said.has(vomiting) || said.isSurelyAged(0, 6))) return true
  return said.has(anyCough) && isLong && said.has(vomiting)
}

function isChokingNow(said: Said): boolean {
  if (said.has(thrustsGiven) && said.has(recoveredFromChoking)) return false
  if (said.has(recoveredFromChoking) && !said.has(cantBreathe, notBreathing)) return false
  if (said.has(cantBreathe, notBreathing) && said.has(foodOrObject)) return true
  return said.has(chokingNow)
}

const shortPauses = signal(
  '(few|couple( of)?|[2-6]|[2-6] (to|or) \\d) seconds',
  '(tiny|short|brief|little) (pauses|pause|gaps)',
)
const wellWithPauses = signal(
  '(pink|normal color|fine|rosy|good color|happy)',
  'periodic breathing',
)

/** Airway and breathing. */
export const BREATHING_RULES: Rules = {
  'not-breathing': (said) => said.has(notBreathing),
  'apnoea-pauses': (said) =>
    said.isAged(0, 24) &&
    (said.has(blueLimpSpell) ||
      (said.has(pausesInBreathing) && !(said.has(shortPauses) && said.has(wellWithPauses)))),
  'breathing-hard': (said) => isBreathingHard(said) || said.has(cantBreathe),
  'blue-lips': isBlue,
  'croup-stridor-rest': (said) => said.isAged(3, 84) && hasSevereCroup(said),
  'croup-mild': (said) =>
    said.isAged(3, 84) && !hasSevereCroup(said) && said.has(barkingCough, stridor),
  'asthma-attack': (said) => said.isAged(12, 216) && hasAsthmaAttack(said),
  'whooping-cough-severe': hasBadCoughFits,
  'whooping-cough': mayHaveWhoopingCough,
  'choking-now': isChokingNow,
  'choking-after': (said) => {
    const after = said.has(chokedBefore) && said.has(stillAfterChoking, wheeze, drooling)
    if (!after && !said.has(thrustsGiven)) return false
    return isBlue(said) || said.has(breathingHard, cantBreathe, drowsy) ? 'emergency' : true
  },
}

/** A fit or a child who is not there: shared by the rules on illness and on injury. */
export function hasSeizure(said: Said): boolean {
  if (!said.has(seizure)) return false
  return !said.has(harmlessFit) || said.has(unresponsive, confused)
}
