import { type Tier, tierOf } from '@nightlight/contract/plans'

export type AuthMode = 'login' | 'register' | 'forgot'

/** Which of the card's modes an address means. Any plan means joining; anything unknown means signing in. */
export function modeFrom(query: URLSearchParams): AuthMode {
  const mode = query.get('mode')
  if (mode === 'login' || mode === 'register' || mode === 'forgot') return mode
  return query.has('plan') ? 'register' : 'login'
}

/** The plan card an address preselects; every spelling of a tier counts, anything else is free. */
export function planFrom(query: URLSearchParams): Tier {
  return tierOf(query.get('plan')) ?? 'free'
}
