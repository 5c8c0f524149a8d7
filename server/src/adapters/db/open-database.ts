import path from 'node:path'
import pg from 'pg'
import { queriesOver, type Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'

const STATEMENT_TIMEOUT_MS = 15_000

/** Opens and migrates the database: PostgreSQL when an address is given, else the embedded one in `dataDir`. */
export async function openDatabase(where: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<Database> {
  const database =
    where.databaseUrl === undefined
      ? await openEmbedded(path.join(where.dataDir, 'database'))
      : openServer(where.databaseUrl)
  try {
    await migrateDatabase(database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

function openServer(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'nightlight',
  })
  // A server that restarts drops idle connections; without a listener that would end the process.
  pool.on('error', () => {})
  return { db: queriesOver(pool), pool, kind: 'server', close: () => pool.end() }
}
