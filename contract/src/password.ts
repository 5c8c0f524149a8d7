export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 128
export const PASSWORD_SPECIALS = '@$!%*?&'

export const PASSWORD_MESSAGES = {
  tooShort: 'Password must be at least 8 characters long',
  tooLong: 'Password must be at most 128 characters long',
  composition:
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
} as const

/** Which of the spec's four kinds of character a password has. */
export function passwordParts(password: string) {
  return {
    upper: /[A-Z]/.test(password),
    lower: /[a-z]/.test(password),
    digit: /[0-9]/.test(password),
    special: /[@$!%*?&]/.test(password),
  }
}

/** The first rule a password breaks, in the spec's words, or null when it may be used. */
export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_MIN_LENGTH) return PASSWORD_MESSAGES.tooShort
  if (password.length > PASSWORD_MAX_LENGTH) return PASSWORD_MESSAGES.tooLong
  const { upper, lower, digit, special } = passwordParts(password)
  return upper && lower && digit && special ? null : PASSWORD_MESSAGES.composition
}

/** The strength meter's words: 2 or less Weak, 3 to 4 Medium, above 4 Strong. */
export function strengthLabel(score: number): 'Weak' | 'Medium' | 'Strong' {
  if (score <= 2) return 'Weak'
  return score <= 4 ? 'Medium' : 'Strong'
}
export const STRENGTH_SCALE = 6
/** The meter asks the server only from this many characters on. */
export const STRENGTH_CHECK_FROM = 3
