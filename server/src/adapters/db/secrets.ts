import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { appSecrets } from './schema/operations.ts'

/** A secret made on first use; all processes on one database share it. */
export async function ensureSecret(db: Db, name: string): Promise<string> {
  const value = randomBytes(48).toString('base64url')
  await db.insert(appSecrets).values({ name, value }).onConflictDoNothing()
  const [kept] = await db
    .select({ value: appSecrets.value })
    .from(appSecrets)
    .where(eq(appSecrets.name, name))
  if (!kept) throw new Error(`The secret ${name} is gone`)
  return kept.value
}
