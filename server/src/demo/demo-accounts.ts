import { inArray } from 'drizzle-orm'
import type { Db } from '../adapters/db/database.ts'
import { users } from '../adapters/db/schema/users.ts'

/** One password for all: these accounts exist to be looked at, and never in production. */
export const DEMO_PASSWORD = 'Lamp!ight24'

export const DEMO_EMAILS = [
  'free@example.com',
  'individual@example.com',
  'family@example.com',
  'partner@example.com',
  'pastdue@example.com',
  'empty@example.com',
] as const
export type DemoEmail = (typeof DEMO_EMAILS)[number]

/** The demo accounts that this database holds. */
export async function findDemoAccounts(db: Db): Promise<string[]> {
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(users.email, [...DEMO_EMAILS]))
  return DEMO_EMAILS.filter((email) => found.some((user) => user.email === email))
}
