import { COUNTRIES } from '@nightlight/contract/accounts'
import { TIERS } from '@nightlight/contract/plans'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, listOf, updatedAt } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull().unique('users_email_unique'),
    phone: text(),
    /** The argon2id hash. Named as in the spec; no password is ever stored. */
    password: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    profileImageUrl: text(),
    country: text({ enum: COUNTRIES }).notNull().default('US'),
    stripeCustomerId: text().unique('users_stripe_customer_unique'),
    stripeSubscriptionId: text().unique('users_stripe_subscription_unique'),
    subscriptionPlan: text({ enum: TIERS }).notNull().default('free'),
    /** As the payment provider words it, so any text. */
    subscriptionStatus: text().notNull().default('active'),
    pastDueSince: instant(),
    questionsUsedThisMonth: integer().notNull().default(0),
    /** First day of the month (UTC) that `questionsUsedThisMonth` counts. */
    questionsResetDate: date({ mode: 'string' }),
    emailVerified: boolean().notNull().default(false),
    /** SHA-256 of the mailed token, as is `passwordResetToken`. */
    emailVerificationToken: text().unique('users_verification_token_unique'),
    emailVerificationExpiry: instant(),
    passwordResetToken: text().unique('users_reset_token_unique'),
    passwordResetExpiry: instant(),
    failedLoginAttempts: integer().notNull().default(0),
    lockedUntil: instant(),
    lastLoginAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('users_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('users_plan_known', sql`${t.subscriptionPlan} in ${listOf(TIERS)}`),
    check('users_country_known', sql`${t.country} in ${listOf(COUNTRIES)}`),
    check('users_questions_used_counts', sql`${t.questionsUsedThisMonth} >= 0`),
    check('users_failed_logins_count', sql`${t.failedLoginAttempts} >= 0`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the id in the cookie: who reads this table cannot sign in with it. */
    sid: text().primaryKey(),
    sess: jsonb().$type<Record<string, unknown>>().notNull(),
    expire: instant().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('sessions_expire_idx').on(t.expire), index('sessions_user_idx').on(t.userId)],
)

/** What a person agreed to, in which version, and when: kept for as long as the account is. */
export const agreements = pgTable(
  'agreements',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    what: text().notNull(),
    version: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('agreements_user_idx').on(t.userId)],
)
