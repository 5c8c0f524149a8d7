import type { Said } from '../said.ts'
import * as choke from '../signals/allergy-and-choking.ts'
import * as air from '../signals/breathing.ts'
import { confused, drowsy, harmlessFit, seizure, unresponsive } from '../signals/mind-and-body.ts'
import { vomiting } from '../signals/stomach.ts'
import type { Rules } from './rule.ts'

const FAST_BREATHS_A_MINUTE = 60

export function isBlue(said: Said): boolean {
  return said.has(air.blueLips) && !said.has(air.stainOrHarmlessBlue)
}

function breathsAMinute(said: Said): number {
  const match = air.BREATHS_A_MINUTE.exec(said.text)
  return Number(match?.[1] ?? match?.[2] ?? 0)
}

export function isBreathingHard(said: Said): boolean {
  return said.has(air.breathingHard) || breathsAMinute(said) > FAST_BREATHS_A_MINUTE
}

function hasNoisyBreathAtRest(said: Said): boolean {
  const noisy = said.has(air.stridor)
  if (noisy && said.has(air.onlyUpset)) return false
  return noisy && said.has(air.atRest)
}

function hasSevereCroup(said: Said): boolean {
  if (hasNoisyBreathAtRest(said)) return true
  const croup = said.has(air.barkingCough) || said.has(air.stridor)
  const worse = [
    air.breathingHard,
    air.cantBreathe,
    air.drooling,
    air.cantSwallow,
    air.notBreathing,
  ]
  return (
    croup &&
    (said.has(...worse) || isBlue(said) || (said.has(air.exhausted) && said.has(air.stridor)))
  )
}

function hasAsthmaAttack(said: Said): boolean {
  if (said.has(air.wheezeSettled)) return false
  const isAsthma = said.has(air.asthma)
  const bad =
    said.has(air.breathingHard, air.cantBreathe, air.exhausted, unresponsive) || isBlue(said)
  if (isAsthma && (said.has(air.relieverFails, air.asthmaAttack, air.cantSpeak) || bad)) return true
  return said.has(air.wheeze) && (bad || said.has(air.cantSpeak))
}

function hasBadCoughFits(said: Said): boolean {
  const coughing = said.has(air.whoop, air.coughFits, air.pertussis, air.anyCough)
  const worse = [
    air.pausesInBreathing,
    air.notBreathing,
    air.cantBreathe,
    air.blueLimpSpell,
    seizure,
  ]
  if (!coughing) return false
  if (
    said.has(air.whoop, air.coughFits, air.pertussis) &&
    (said.has(...worse, air.breathingHard) || isBlue(said))
  )
    return true
  return isBlue(said) || said.has(air.pausesInBreathing, air.pausing)
}

function mayHaveWhoopingCough(said: Said): boolean {
  if (said.names(air.coughVaccineTalk) && !said.has(air.pertussisContact)) return false
  if (said.has(air.pertussis, air.pertussisContact)) return true
  if (said.has(air.whoop) && said.has(air.anyCough)) return true
  const isLong = said.longestHours >= 168
  if (said.has(air.coughFits) && (isLong || said.has(vomiting) || said.isSurelyAged(0, 6)))
    return true
  return said.has(air.anyCough) && isLong && said.has(vomiting)
}

function isChokingNow(said: Said): boolean {
  if (said.has(choke.thrustsGiven) && said.has(choke.recoveredFromChoking)) return false
  if (said.has(choke.recoveredFromChoking) && !said.has(air.cantBreathe, air.notBreathing))
    return false
  return said.has(choke.chokingNow)
}

/** Airway and breathing. */
export const BREATHING_RULES: Rules = {
  'not-breathing': (said) => said.has(air.notBreathing),
  'apnoea-pauses': (said) =>
    said.isAged(0, 24) && said.has(air.pausesInBreathing, air.blueLimpSpell),
  'breathing-hard': (said) => isBreathingHard(said) || said.has(air.cantBreathe),
  'blue-lips': isBlue,
  'croup-stridor-rest': (said) => said.isAged(3, 84) && hasSevereCroup(said),
  'croup-mild': (said) =>
    said.isAged(3, 84) && !hasSevereCroup(said) && said.has(air.barkingCough, air.stridor),
  'asthma-attack': (said) => said.isAged(12, 216) && hasAsthmaAttack(said),
  'whooping-cough-severe': hasBadCoughFits,
  'whooping-cough': mayHaveWhoopingCough,
  'choking-now': isChokingNow,
  'choking-after': (said) => {
    const after =
      said.has(choke.chokedBefore) && said.has(choke.stillAfterChoking, air.wheeze, air.drooling)
    if (!after && !said.has(choke.thrustsGiven)) return false
    return isBlue(said) || said.has(air.breathingHard, air.cantBreathe, drowsy) ? 'emergency' : true
  },
}

/** A fit or a child who is not there: shared by the rules on illness and on injury. */
export function hasSeizure(said: Said): boolean {
  if (!said.has(seizure)) return false
  return !said.has(harmlessFit) || said.has(unresponsive, confused)
}
