import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '../adapters/db/open-database.ts'
import type { Database } from '../adapters/db/database.ts'
import { onDatabase, runOn } from './prepare-postgres.ts'

/** A migrated database for a process that a test starts. */
export interface ProcessDatabase {
  /** Where it is, as environment variables. */
  env: { DATA_DIR: string; DATABASE_URL: string }
  /** Opens it in the test itself. With PGlite not while a process has it open. */
  open: () => Promise<Database>
}

export async function makeProcessDatabase(): Promise<ProcessDatabase> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightlight-process-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = { DATA_DIR: folder, DATABASE_URL: await locate(folder) }
  return {
    env,
    open: () => openDatabase({ databaseUrl: env.DATABASE_URL || undefined, dataDir: env.DATA_DIR }),
  }
}

/** The address of the database; empty for one that is embedded in `folder`. */
async function locate(folder: string): Promise<string> {
  const made = inject('testDatabase')
  if (made.kind === 'pglite') {
    const { PGlite } = await import('@electric-sql/pglite')
    const loadDataDir = await openAsBlob(made.dump)
    const lite = await PGlite.create({ dataDir: path.join(folder, 'database'), loadDataDir })
    await lite.close()
    return ''
  }
  const name = `${made.template}_${path.basename(folder).slice(-6).toLowerCase()}`
  await runOn(made.adminUrl, `create database "${name}" template ${made.template}`)
  return onDatabase(made.adminUrl, name)
}
