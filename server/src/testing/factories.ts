import { randomUUID } from 'node:crypto'
import type { CalendarDate } from '@nightlight/contract/ages'
import { DEFAULT_FAMILY_NAME } from '@nightlight/contract/families'
import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../adapters/clock/clock.ts'
import type { Db } from '../adapters/db/database.ts'
import { children, families, familyMembers } from '../adapters/db/schema/families.ts'
import { users } from '../adapters/db/schema/users.ts'
import { hashPassword } from '../features/accounts/password-hash.ts'
import { insertFamily } from '../features/families/families.queries.ts'
import { monthOf } from '../features/plans/months.ts'

export const TEST_PASSWORD = 'Lamp!ight24'
let testPasswordHash: Promise<string> | undefined

export interface TestUser {
  id: string
  email: string
}

type UserRow = typeof users.$inferInsert

/** Fills in all that a test does not name. */
export function factories(db: Db, clock: Clock) {
  async function user(given: Partial<UserRow> = {}): Promise<TestUser> {
    const row: UserRow = {
      email: `${randomUUID()}@example.com`,
      password: await (testPasswordHash ??= hashPassword(TEST_PASSWORD)),
      firstName: 'Robin',
      lastName: 'Doe',
      questionsResetDate: monthOf(clock.now()),
      ...given,
    }
    const [made] = await db
      .insert(users)
      .values(row)
      .returning({ id: users.id, email: users.email })
    return sure(made)
  }

  async function family(owner: TestUser): Promise<string> {
    const [found] = await db
      .select({ id: families.id })
      .from(families)
      .where(eq(families.ownerId, owner.id))
    return found?.id ?? sure(await insertFamily(db, owner.id, DEFAULT_FAMILY_NAME, clock.now()))
  }

  /** Someone who has joined the owner's family. */
  async function member(owner: TestUser, given: Partial<UserRow> = {}): Promise<TestUser> {
    const joined = await user(given)
    const familyId = await family(owner)
    await db
      .insert(familyMembers)
      .values({ familyId, userId: joined.id, joinedAt: clock.now(), createdAt: clock.now() })
    return joined
  }

  async function child(
    owner: TestUser,
    given: { name?: string; dateOfBirth?: CalendarDate } = {},
  ): Promise<{ id: string }> {
    const familyId = await family(owner)
    const row = {
      name: 'Mia',
      dateOfBirth: '2024-11-15',
      familyId,
      createdById: owner.id,
      ...given,
    }
    const [made] = await db.insert(children).values(row).returning({ id: children.id })
    await db
      .update(families)
      .set({ childCount: sql`${families.childCount} + 1` })
      .where(eq(families.id, familyId))
    return sure(made)
  }

  return { user, family, member, child }
}

function sure<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The row was not made')
  return value
}
