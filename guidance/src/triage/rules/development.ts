import type { Said } from '../said.ts'
import { seemsYoung } from './age-hints.ts'
import { seizure, unresponsive } from '../signals/mind-and-body.ts'
import * as growth from '../signals/parents-and-development.ts'
import type { Rules } from './rule.ts'

/** Whether an exact age of at least this many months is known, within the ages the flags are for. */
function isAtLeast(said: Said, months: number, below: number): boolean {
  return (
    said.age !== null && said.age.isExact && said.age.months >= months && said.age.months < below
  )
}

function hasLostSkills(said: Said): boolean {
  return said.has(growth.lostSkill) && !said.has(growth.ordinaryRegress)
}

function communicatesLate(said: Said): boolean {
  if (said.has(growth.noSound) && said.isAged(0, 48)) return true
  if (said.has(growth.noSmile) && isAtLeast(said, 6, 48)) return true
  if (
    said.has(growth.noBabble, growth.noGesture, growth.noResponseToName) &&
    isAtLeast(said, 12, 48)
  )
    return true
  if (said.has(growth.talksEnough)) return false
  if (said.has(growth.noWords) && isAtLeast(said, 16, 48)) return true
  return said.has(growth.noPhrases) && isAtLeast(said, 24, 48)
}

function movesLate(said: Said): boolean {
  if (said.has(growth.headWobbly) && isAtLeast(said, 2, 36)) return true
  if (said.has(growth.notSitting) && isAtLeast(said, 9, 36)) return true
  if (said.has(growth.notStanding) && isAtLeast(said, 12, 36)) return true
  if (said.has(growth.notWalking) && isAtLeast(said, 15, 36)) return true
  if (said.has(growth.oneHanded) && isAtLeast(said, 0, 12)) return true
  return (
    said.has(growth.stiffOrFloppy) &&
    (said.isSurelyAged(2, 36) ||
      said.has(growth.slipsThroughHands, growth.scissors) ||
      seemsYoung(said)) &&
    (said.has(growth.slipsThroughHands) || !said.has(unresponsive))
  )
}

/** Skills lost or late. */
export const DEVELOPMENT_RULES: Rules = {
  'skill-loss': (said) =>
    hasLostSkills(said) && said.has(seizure) ? 'emergency' : hasLostSkills(said),
  'dev-comm-flags': communicatesLate,
  'dev-motor-flags': movesLate,
}
