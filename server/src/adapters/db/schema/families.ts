import { DEFAULT_FAMILY_NAME } from '@nightlight/contract/families'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, listOf, updatedAt } from './columns.ts'
import { users } from './users.ts'

export const ROLES = ['owner', 'member'] as const

export const families = pgTable(
  'families',
  {
    id: id(),
    name: text().notNull().default(DEFAULT_FAMILY_NAME),
    // The family, its children included, ends with its owner's account; members keep what they asked.
    ownerId: uuid()
      .notNull()
      .unique('families_owner_unique')
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kept in step with `children` by the statements that add and remove them, so that a limit is one statement. */
    childCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('families_child_count_counts', sql`${t.childCount} >= 0`)],
)

export const familyMembers = pgTable(
  'family_members',
  {
    id: id(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull().default('member'),
    invitedAt: instant(),
    /** Empty: an invitation that is pending. */
    joinedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('family_members_once').on(t.familyId, t.userId),
    uniqueIndex('family_members_one_joined_family')
      .on(t.userId)
      .where(sql`${t.joinedAt} is not null`),
    index('family_members_user_idx').on(t.userId),
    check('family_members_role_known', sql`${t.role} in ${listOf(ROLES)}`),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text({ enum: ROLES }).notNull().default('member'),
    tokenHash: text().notNull().unique('invitations_token_unique'),
    // An invitation is worth no more than the account that sent it.
    invitedById: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('invitations_once').on(t.familyId, t.email),
    index('invitations_email_idx').on(t.email),
    index('invitations_invited_by_idx').on(t.invitedById),
    check('invitations_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('invitations_role_known', sql`${t.role} in ${listOf(ROLES)}`),
  ],
)

export const children = pgTable(
  'children',
  {
    id: id(),
    name: text().notNull(),
    /** A calendar date, 'YYYY-MM-DD': a birthday has no time zone. */
    dateOfBirth: date({ mode: 'string' }).notNull(),
    familyId: uuid()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    // The child stays with the family when the member who added it leaves Nightlight.
    createdById: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('children_family_idx').on(t.familyId, t.createdAt),
    index('children_created_by_idx').on(t.createdById),
  ],
)
