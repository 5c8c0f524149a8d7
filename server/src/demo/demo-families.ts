import type { Tier } from '@nightlight/contract/plans'
import type { DemoEmail } from './demo-accounts.ts'

interface DemoChild {
  name: string
  ageDays: number
}

/** `child` names one of the family's children; none makes it a general question. */
interface DemoQuestion {
  text: string
  child?: string
  daysAgo: number
  saved?: boolean
}

export interface DemoPerson {
  email: DemoEmail
  firstName: string
  lastName: string
  plan?: Tier
  /** Days for which the subscription has been past due. */
  pastDueDays?: number
  /** Whose family this person has joined. */
  joins?: DemoEmail
  children?: DemoChild[]
  /** The oldest first. */
  questions?: DemoQuestion[]
}

const MONTH_DAYS = 30.5

/** Owners before those who join them. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    email: 'free@example.com',
    firstName: 'Nora',
    lastName: 'Lane',
    children: [{ name: 'Mia', ageDays: 5 * MONTH_DAYS }],
    questions: [
      { text: 'How much sleep does she need in a day?', child: 'Mia', daysAgo: 9 },
      { text: 'When can I start giving her solid food?', child: 'Mia', daysAgo: 3 },
      { text: 'Why does my baby wake at 5 am every day?', child: 'Mia', daysAgo: 0 },
    ],
  },
  {
    email: 'individual@example.com',
    firstName: 'Ben',
    lastName: 'Okafor',
    plan: 'individual',
    children: [
      { name: 'Ada', ageDays: 10 * MONTH_DAYS },
      { name: 'Theo', ageDays: 44 * MONTH_DAYS },
    ],
    questions: [
      { text: 'He has a tantrum whenever we leave the park', child: 'Theo', daysAgo: 12 },
      { text: 'She is not crawling yet, is that normal?', child: 'Ada', daysAgo: 6, saved: true },
      { text: 'How do I get him to eat vegetables?', child: 'Theo', daysAgo: 2 },
      { text: 'How do I make our home safe for a crawling baby?', daysAgo: 1 },
    ],
  },
  {
    email: 'family@example.com',
    firstName: 'Ines',
    lastName: 'Moreau',
    plan: 'family',
    children: [
      { name: 'Jonas', ageDays: 20 },
      { name: 'Lily', ageDays: 26 * MONTH_DAYS },
      { name: 'Sam', ageDays: 74 * MONTH_DAYS },
    ],
    questions: [
      {
        text: 'How do I help her with a new baby brother?',
        child: 'Lily',
        daysAgo: 15,
        saved: true,
      },
      { text: 'How often should a newborn feed?', child: 'Jonas', daysAgo: 8 },
      { text: 'He is afraid of the dark at bedtime', child: 'Sam', daysAgo: 4 },
      { text: 'My baby has a fever of 38.5', child: 'Jonas', daysAgo: 1 },
    ],
  },
  {
    email: 'partner@example.com',
    firstName: 'Luc',
    lastName: 'Moreau',
    joins: 'family@example.com',
    questions: [
      { text: 'When should we start potty training?', child: 'Lily', daysAgo: 5, saved: true },
      { text: 'How much screen time is OK at his age?', child: 'Sam', daysAgo: 2 },
    ],
  },
  {
    email: 'pastdue@example.com',
    firstName: 'Priya',
    lastName: 'Shah',
    plan: 'individual',
    pastDueDays: 2,
    children: [{ name: 'Arjun', ageDays: 14 * MONTH_DAYS }],
    questions: [
      { text: 'He bites other children at nursery', child: 'Arjun', daysAgo: 7 },
      { text: 'How many words should he say by now?', child: 'Arjun', daysAgo: 1 },
    ],
  },
  { email: 'empty@example.com', firstName: 'Alex', lastName: 'Reed' },
]
