import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { embeddedOver, startParams } from '../adapters/db/embedded.ts'
import { migrateDatabase } from '../adapters/db/migrate.ts'
import type { Prepared } from './prepared.ts'

/** Migrates one database in memory and keeps its dump: loading that is four times as fast as doing it again. */
export async function preparePglite(): Promise<Prepared> {
  const lite = await PGlite.create({ startParams: startParams(PGlite) })
  const { pool, close } = await embeddedOver(lite)
  await migrateDatabase(pool)
  const dumped = await lite.dumpDataDir('none')
  await close()

  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightlight-test-'))
  const dump = path.join(folder, 'migrated.tar')
  await writeFile(dump, Buffer.from(await dumped.arrayBuffer()))
  return {
    database: { kind: 'pglite', dump },
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}
