import type { User } from '@nightlight/contract/accounts'

/** First and last name, else the e-mail address. */
export function displayName(user: User): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email
}

/** One or two letters for the avatar. */
export function initials(user: User): string {
  const letters = [user.firstName, user.lastName].map((name) => name?.trim().at(0) ?? '').join('')
  return (letters || user.email.slice(0, 1)).toUpperCase()
}
