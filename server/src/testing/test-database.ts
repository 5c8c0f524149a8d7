import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { queriesOver, type Database } from '../adapters/db/database.ts'
import { embeddedOver, startParams } from '../adapters/db/embedded.ts'
import { onDatabase, runOn } from './prepare-postgres.ts'

/** A migrated database of the caller's own. */
export async function openTestDatabase(): Promise<Database> {
  const made = inject('testDatabase')
  if (made.kind === 'pglite') {
    const { PGlite } = await import('@electric-sql/pglite')
    const lite = await PGlite.create({
      loadDataDir: await openAsBlob(made.dump),
      startParams: startParams(PGlite),
    })
    return embeddedOver(lite)
  }
  const name = `${made.template}_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  await runOn(made.adminUrl, `create database ${name} template ${made.template}`)
  const pool = new pg.Pool({ connectionString: onDatabase(made.adminUrl, name), max: 10 })
  pool.on('error', () => {}) // the server may stop before this worker does
  return { db: queriesOver(pool), pool, kind: 'server', close: () => pool.end() }
}
