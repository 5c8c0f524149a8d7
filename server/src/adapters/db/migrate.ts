import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { z } from 'zod'
import { queriesOver } from './database.ts'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))
const LOCK = 719_300_001 // any number that nothing else in the database locks

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** The migrations in the order in which they are applied. */
export function readJournal() {
  const text = readFileSync(path.join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8')
  return Journal.parse(JSON.parse(text)).entries
}

/**
 * Brings the database up to date. Several processes may start at once: drizzle takes no lock of its own, so one
 * goes first and the others find the work done.
 * @throws when the database does not hold exactly our migrations, which drizzle passes over in silence.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  const db = queriesOver(client)
  try {
    await db.execute(sql`set statement_timeout = 0`) // waiting for another process may take long
    await db.execute(sql`select pg_advisory_lock(${LOCK})`)
    try {
      await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER })
      const applied = await db.execute<{ when: string }>(
        sql`select created_at as "when" from drizzle.__drizzle_migrations order by created_at`,
      )
      compare(applied.rows.map((row) => Number(row.when)))
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${LOCK})`)
    }
  } finally {
    await db.execute(sql`reset statement_timeout`)
    client.release()
  }
}

function compare(applied: readonly number[]): void {
  const known = readJournal()
  const missing = known.filter((entry) => !applied.includes(entry.when))
  const foreign = applied.filter((when) => !known.some((entry) => entry.when === when))
  if (missing.length > 0) {
    const tags = missing.map((entry) => entry.tag).join(', ')
    throw new Error(`Migrations older than the last one applied were skipped: ${tags}`)
  }
  if (foreign.length > 0) {
    throw new Error('The database was migrated by a newer Nightlight than this one')
  }
}
