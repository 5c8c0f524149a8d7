import { PAST_DUE_GRACE_DAYS, type Tier } from '@nightlight/contract/plans'

/** A subscription as stored with its user. */
export interface Subscription {
  plan: Tier
  status: string
  pastDueSince: Date | null
}

const DAY_MS = 24 * 3_600_000

/**
 * What someone may do now. It is derived each time and never stored: their own plan while it is paid for or within
 * the grace period, raised to the family tier by the owner of the family they have joined.
 */
export function effectivePlan(
  own: Subscription,
  familyOwner: Subscription | null,
  now: Date,
): Tier {
  if (familyOwner && ownPlan(familyOwner, now) === 'family') return 'family'
  return ownPlan(own, now)
}

function ownPlan({ plan, status, pastDueSince }: Subscription, now: Date): Tier {
  if (status === 'active') return plan
  if (status !== 'past_due' || pastDueSince === null) return 'free'
  const graceEndsAt = pastDueSince.getTime() + PAST_DUE_GRACE_DAYS * DAY_MS
  return now.getTime() < graceEndsAt ? plan : 'free'
}
