import type { Said } from '../said.ts'
import { seizure, unresponsive } from '../signals/illness/consciousness.ts'
import {
  headWobbly,
  lostSkill,
  noBabble,
  noGesture,
  noPhrases,
  noResponseToName,
  noSmile,
  noSound,
  noWords,
  notSitting,
  notStanding,
  notWalking,
  oneHanded,
  ordinaryRegress,
  scissors,
  slipsThroughHands,
  stiffOrFloppy,
  talksEnough,
} from '../signals/people/development.ts'
import { seemsYoung } from './age-hints.ts'
import type { Rules } from './rule.ts'

/** Whether an exact age of at least this many months is known, within the ages the flags are for. */
function isAtLeast(said: Said, months: number, below: number): boolean {
  return (
    said.age !== null && said.age.isExact && said.age.months >= months && said.age.months < below
  )
}

function hasLostSkills(said: Said): boolean {
  return said.has(lostSkill) && !said.has(ordinaryRegress)
}

function communicatesLate(said: Said): boolean {
  if (said.has(noSound) && said.isAged(0, 48)) return true
  if (said.has(noSmile) && isAtLeast(said, 6, 48)) return true
  if (said.has(noBabble, noGesture, noResponseToName) && isAtLeast(said, 12, 48)) return true
  if (said.has(talksEnough)) return false
  if (said.has(noWords) && isAtLeast(said, 16, 48)) return true
  return said.has(noPhrases) && isAtLeast(said, 24, 48)
}

function movesLate(said: Said): boolean {
  if (said.has(headWobbly) && isAtLeast(said, 2, 36)) return true
  if (said.has(notSitting) && isAtLeast(said, 9, 36)) return true
  if (said.has(notStanding) && isAtLeast(said, 12, 36)) return true
  if (said.has(notWalking) && isAtLeast(said, 15, 36)) return true
  if (said.has(oneHanded) && isAtLeast(said, 0, 12)) return true
  return (
    said.has(stiffOrFloppy) &&
    (said.isSurelyAged(2, 36) || said.has(slipsThroughHands, scissors) || seemsYoung(said)) &&
    (said.has(slipsThroughHands) || !said.has(unresponsive))
  )
}

/** Skills lost or late. */
export const DEVELOPMENT_RULES: Rules = {
  'skill-loss': (said) =>
    hasLostSkills(said) && said.has(seizure) ? 'emergency' : hasLostSkills(said),
  'dev-comm-flags': communicatesLate,
  'dev-motor-flags': movesLate,
}
