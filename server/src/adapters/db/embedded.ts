import fs from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { queriesOver, type Database } from './database.ts'
import { lockFolder } from './folder-lock.ts'

/** The PostgreSQL that the installed PGlite is; its data files open in no other major version. */
const POSTGRES_MAJOR = '18'

/**
 * Opens the embedded database: PostgreSQL inside this process, its files in `folder`.
 *
 * Safe against a killed process, not against a power cut, since it never calls fsync. It has one connection: a
 * query outside the transaction that holds it waits, and fails after ten seconds.
 */
export async function openEmbedded(folder: string): Promise<Database> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  fs.chmodSync(folder, 0o700) // PGlite makes its files readable for everyone
  const unlock = await lockFolder(folder)
  try {
    checkVersion(folder)
    const { PGlite } = await import('@electric-sql/pglite') // 27 MB that a server on PostgreSQL never loads
    const lite = await PGlite.create({ dataDir: folder, startParams: startParams(PGlite) })
    return await embeddedOver(lite, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

/** 16 MB of shared buffers instead of 128: one connection needs no more. */
export function startParams(lite: typeof PGlite): string[] {
  return [...lite.defaultStartParams, '-c', 'shared_buffers=16MB']
}

/** The same pool and the same queries as over PostgreSQL, on a PGlite that is already running. */
export async function embeddedOver(
  lite: PGlite,
  release: () => Promise<void> = async () => {},
): Promise<Database> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')

  /**
   * One fake connection a client, without the `types` object that PGlite cannot read, and rolled back when it is
   * dropped: as shipped, the clients share one connection and the first failed query ends the process.
   */
  class LiteClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const own = createPgConfig(lite)
      const connection = own.connection
      const parse = connection.parse.bind(connection)
      connection.parse = (query: { types?: unknown }) =>
        parse(Array.isArray(query.types) ? query : { ...query, types: undefined })
      const end = connection.end.bind(connection)
      connection.end = () => {
        void lite
          .exec('rollback')
          .then(() => lite.exec('discard all'))
          .catch(() => {}) // the database is closing: there is nothing left to roll back
          .finally(end)
      }
      // `connection` is an option of pg that its types leave out.
      super({ ...config, ...(own as unknown as pg.ClientConfig) })
    }
  }

  const pool = new pg.Pool({
    Client: LiteClient,
    max: 1,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 0,
  })
  return {
    db: queriesOver(pool),
    pool,
    kind: 'embedded',
    close: async () => {
      await pool.end()
      await lite.close()
      await release()
    },
  }
}

function checkVersion(folder: string): void {
  const file = path.join(folder, 'PG_VERSION')
  if (!fs.existsSync(file)) return
  const found = fs.readFileSync(file, 'utf8').trim()
  if (found === POSTGRES_MAJOR) return
  throw new Error(
    `The data in ${folder} was made by PostgreSQL ${found}, and this Nightlight embeds PostgreSQL ${POSTGRES_MAJOR}. ` +
      'Start the older Nightlight and dump the data, or choose another DATA_DIR.',
  )
}
