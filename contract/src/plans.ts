/** The three tiers as stored and returned. `pro` and `family_pro` are other spellings accepted as input. */
export const TIERS = ['free', 'individual', 'family'] as const
export type Tier = (typeof TIERS)[number]

/** Every spelling of a plan that any screen or call may send. */
export const PLAN_INPUTS = ['free', 'individual', 'family', 'pro', 'family_pro'] as const
export type PlanInput = (typeof PLAN_INPUTS)[number]

const TIER_OF: Record<PlanInput, Tier> = {
  free: 'free',
  individual: 'individual',
  pro: 'individual',
  family: 'family',
  family_pro: 'family',
}

/**
 * The tier a plan value means: missing counts as free, an unknown one has no tier (`undefined`) and
 * so allows nothing.
 */
export function tierOf(plan: string | null | undefined): Tier | undefined {
  if (plan === null || plan === undefined || plan === '') return 'free'
  return Object.hasOwn(TIER_OF, plan) ? TIER_OF[plan as PlanInput] : undefined
}

export const FREE_QUESTIONS_PER_MONTH = 20

/** What a tier allows. `null` is unlimited; months are calendar months in UTC. */
export interface PlanLimits {
  questionsPerMonth: number | null
  children: number | null
}

/** The only place that knows what a tier allows. */
export const PLANS: Record<Tier, PlanLimits> = {
  free: { questionsPerMonth: FREE_QUESTIONS_PER_MONTH, children: 1 },
  individual: { questionsPerMonth: null, children: 3 },
  family: { questionsPerMonth: null, children: null },
}

const NOTHING: PlanLimits = { questionsPerMonth: 0, children: 0 }

/** Limits of a plan as stored; an unknown plan allows nothing. */
export function limitsOf(plan: string | null | undefined): PlanLimits {
  const tier = tierOf(plan)
  return tier === undefined ? NOTHING : PLANS[tier]
}

/** Days during which a subscription that is past due keeps its tier. */
export const PAST_DUE_GRACE_DAYS = 7

/** Labels per place, to the letter of the spec. */
export const PLAN_LABELS = {
  badge: { free: 'Free', individual: 'Individual', family: 'Family' },
  desktopBar: { free: 'Free', individual: 'Pro', family: 'Family Pro' },
  choice: { free: 'Free', individual: 'Pro', family: 'Family Pro' },
} as const satisfies Record<string, Record<Tier, string>>

/** Both readings of the spec's prices, in US cents a month. A deployment shows and charges one of them. */
export const PRICE_BOOKS = {
  marketing: { free: 0, individual: 700, family: 1200 },
  inapp: { free: 0, individual: 999, family: 1999 },
} as const satisfies Record<string, Record<Tier, number>>
export type PriceBook = keyof typeof PRICE_BOOKS

/** '$7', '$9.99': cents as the screens write a price. */
export function priceText(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`
}
