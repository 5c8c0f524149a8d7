import type { Tier } from '@nightlight/contract/plans'

interface PlanWords {
  lead: string
  promises: readonly string[]
}

/** What each plan holds, in the words of the plan cards. */
export const PLAN_WORDS: Record<Tier, PlanWords> = {
  free: {
    lead: 'For getting to know it.',
    promises: [
      '20 questions per month',
      '1 child profile',
      'Trifecta Response: answer, article and video',
      'Basic support',
      'No credit card needed',
    ],
  },
  individual: {
    lead: 'For one parent with many questions.',
    promises: [
      'Unlimited questions',
      'Up to 3 child profiles',
      'Advanced AI features and insights',
      'History and trends',
      'Conversation export',
      'Priority support',
    ],
  },
  family: {
    lead: 'For raising children together.',
    promises: [
      'Everything in Individual',
      'Unlimited child profiles',
      'Partner collaboration',
      'Shared history',
      'Family insights dashboard',
      'Milestone tracking',
      'Priority chat support',
    ],
  },
}

export const ALL_PLANS_PROMISE = '7-day money-back guarantee, cancel anytime, no hidden fees.'
