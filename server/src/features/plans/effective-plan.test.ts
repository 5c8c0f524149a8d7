import { expect, test } from 'vitest'
import { effectivePlan, type Subscription } from './effective-plan.ts'

const NOW = new Date('2025-03-15T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000)
const subscription = (given: Partial<Subscription>): Subscription => ({
  plan: 'free',
  status: 'active',
  pastDueSince: null,
  ...given,
})

test.each([
  ['free', {}, 'free'],
  ['individual', { plan: 'individual' }, 'individual'],
  ['family', { plan: 'family' }, 'family'],
  ['canceled', { plan: 'family', status: 'canceled' }, 'free'],
  ['unpaid', { plan: 'family', status: 'unpaid' }, 'free'],
  ['just past due', { plan: 'family', status: 'past_due', pastDueSince: daysAgo(0) }, 'family'],
  [
    'past due for a while',
    { plan: 'family', status: 'past_due', pastDueSince: daysAgo(6.99) },
    'family',
  ],
  ['past due too long', { plan: 'family', status: 'past_due', pastDueSince: daysAgo(7) }, 'free'],
  ['past due since nobody knows when', { plan: 'family', status: 'past_due' }, 'free'],
] as const)('%s', (_name, own, tier) => {
  expect(effectivePlan(subscription(own), null, NOW)).toBe(tier)
})

test("a family owner's family plan holds for whoever joined, while it lasts", () => {
  const member = subscription({})
  expect(effectivePlan(member, subscription({ plan: 'family' }), NOW)).toBe('family')
  expect(effectivePlan(member, subscription({ plan: 'individual' }), NOW)).toBe('free')
  const lapsed = subscription({ plan: 'family', status: 'canceled' })
  expect(effectivePlan(member, lapsed, NOW)).toBe('free')
  expect(effectivePlan(subscription({ plan: 'individual' }), lapsed, NOW)).toBe('individual')
})
