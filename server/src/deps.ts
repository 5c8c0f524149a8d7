import { systemClock, type Clock } from './adapters/clock/clock.ts'
import type { Database, Db } from './adapters/db/database.ts'
import { openDatabase } from './adapters/db/open-database.ts'
import { ensureSecret } from './adapters/db/secrets.ts'
import { openGuidance, type Guidance } from './adapters/guidance/guidance.ts'
import type { Env } from './env.ts'

/** All that a feature may use of the world outside it. */
export interface Deps {
  env: Env
  db: Db
  guidance: Guidance
  clock: Clock
  sessionSecret: string
}

export interface Opened {
  deps: Deps
  databaseKind: Database['kind']
  close: () => Promise<void>
}

/** The real ones. */
export async function openDeps(env: Env): Promise<Opened> {
  const guidance = openGuidance()
  const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR })
  try {
    const sessionSecret = env.SESSION_SECRET ?? (await ensureSecret(database.db, 'session'))
    const deps = { env, db: database.db, guidance, clock: systemClock, sessionSecret }
    return { deps, databaseKind: database.kind, close: database.close }
  } catch (error) {
    await database.close()
    throw error
  }
}
