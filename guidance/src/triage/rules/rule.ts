import type { TriageLevel } from '@nightlight/contract/triage'
import type { Said } from '../said.ts'

/**
 * Decides from what was said whether one red flag is present: true at the level of its entry, or 'emergency' where the
 * entry's condition names signs that make it one.
 */
export type Rule = (said: Said) => boolean | Extract<TriageLevel, 'emergency'>

/** Rules by the id of their red flag. */
export type Rules = Readonly<Record<string, Rule>>

/** True, or 'emergency' where the second condition holds as well. */
export function emergencyIf(present: boolean, isWorse: boolean): ReturnType<Rule> {
  return present && isWorse ? 'emergency' : present
}
