import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'
import { users } from './users.ts'

export const rateLimits = pgTable(
  'rate_limits',
  {
    id: id(),
    /** Whom or what is limited: a user's id, an address, a hashed e-mail. */
    identifier: text().notNull(),
    type: text().notNull(),
    attempts: integer().notNull().default(1),
    windowStart: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('rate_limits_once').on(t.type, t.identifier),
    index('rate_limits_window_idx').on(t.windowStart),
    check('rate_limits_attempts_count', sql`${t.attempts} >= 0`),
  ],
)

export const securityLogs = pgTable(
  'security_logs',
  {
    id: id(),
    // Erasing an account takes the person out of the log, not the event.
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    ipAddress: text(),
    userAgent: text(),
    action: text().notNull(),
    success: boolean().notNull(),
    details: jsonb().$type<Record<string, unknown>>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('security_logs_user_idx').on(t.userId, t.createdAt),
    index('security_logs_created_idx').on(t.createdAt),
  ],
)

export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('support_messages_user_idx').on(t.userId),
    index('support_messages_created_idx').on(t.createdAt),
  ],
)

export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    email: text().notNull().unique('waitlist_entries_email_unique'),
    createdAt: createdAt(),
  },
  (t) => [check('waitlist_entries_email_lower_case', sql`${t.email} = lower(${t.email})`)],
)

/** Secrets that Nightlight makes for itself and every process shares. */
export const appSecrets = pgTable('app_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: createdAt(),
})
