import { BRAND } from '@nightlight/contract/brand'
import type { PasswordStrength } from '@nightlight/contract/accounts'
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_SPECIALS,
  passwordParts,
  passwordProblem,
} from '@nightlight/contract/password'
import { COMMON_PASSWORDS } from './common-passwords.ts'

const GOOD_LENGTH = 12
/** What a password that anyone would try first may score: Weak. */
const GUESSABLE_SCORE = 2
const GUESSABLE_WORDS = [BRAND.toLowerCase(), 'password']

/** How good a password is, on the meter's scale of 6, and what would make it better. */
export function passwordStrength(password: string): PasswordStrength {
  const { upper, lower, digit, special } = passwordParts(password)
  const points: [boolean, string][] = [
    [password.length >= PASSWORD_MIN_LENGTH, `Use at least ${PASSWORD_MIN_LENGTH} characters`],
    [password.length >= GOOD_LENGTH, `${GOOD_LENGTH} characters or more are better`],
    [lower, 'Add a lowercase letter'],
    [upper, 'Add an uppercase letter'],
    [digit, 'Add a number'],
    [special, `Add one of ${PASSWORD_SPECIALS}`],
  ]
  const score = points.filter(([earned]) => earned).length
  const feedback = points.filter(([earned]) => !earned).map(([, advice]) => advice)
  if (password.length > PASSWORD_MAX_LENGTH) {
    feedback.unshift(`Use at most ${PASSWORD_MAX_LENGTH} characters`)
  }

  const isValid = passwordProblem(password) === null
  const guessable = whyGuessable(password)
  if (guessable === null) return { score, feedback, isValid }
  return { score: Math.min(score, GUESSABLE_SCORE), feedback: [guessable, ...feedback], isValid }
}

function whyGuessable(password: string): string | null {
  const lower = password.toLowerCase()
  const word = GUESSABLE_WORDS.find((known) => lower.includes(known))
  if (word !== undefined) return `Leave out the word "${word}": it is tried first`
  // 'Qwerty123!' is the common 'qwerty' with what everybody adds to it.
  const isCommon =
    COMMON_PASSWORDS.has(lower) ||
    COMMON_PASSWORDS.has(lower.replace(/[^a-z0-9]+$/, '')) ||
    COMMON_PASSWORDS.has(lower.replace(/[^a-z]+$/, ''))
  return isCommon ? 'This is one of the most common passwords, found in many data breaches' : null
}
