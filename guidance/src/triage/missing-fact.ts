import type { RecognisedDanger } from '@nightlight/contract/triage'
import type { RedFlag } from '../library/schema.ts'
import type { Said } from './said.ts'

export const ASK_AGE = 'How old is your child?'
export const ASK_TEMPERATURE = 'What does a thermometer say?'

/** Flags whose level hangs on a reading. */
const BY_TEMPERATURE: ReadonlySet<string> = new Set([
  'fever-under-3m',
  'low-temp-under-3m',
  'fever-immune',
  'hypothermia',
])
/** Below this upper age a flag hangs on the age; wider ones hold for nearly every child. */
const WIDE_AGE_MONTHS = 84

/** The one fact that would decide the level of the worst danger, as a question to the parent; null where none is missing. */
export function missingFact(
  worst: RecognisedDanger,
  redFlags: readonly RedFlag[],
  said: Said,
): string | null {
  const flag = redFlags.find(({ id }) => id === worst.id)
  if (!flag || flag.kind === 'mental-health' || flag.kind === 'safeguarding') return null
  const { min, max } = flag.ageMonths
  if (said.age === null && max < WIDE_AGE_MONTHS) return ASK_AGE
  const isAcrossLimit =
    said.age !== null && !said.age.isExact && (said.age.fromMonths < min || said.age.toMonths > max)
  if (isAcrossLimit && max < WIDE_AGE_MONTHS) return ASK_AGE
  return BY_TEMPERATURE.has(worst.id) && said.highestC === null ? ASK_TEMPERATURE : null
}
