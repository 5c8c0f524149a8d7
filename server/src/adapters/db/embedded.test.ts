import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from './embedded.ts'
import { openDatabase } from './open-database.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightlight-data-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('the data is there after a restart, for its owner alone, one process at a time', async () => {
  const dataDir = await emptyFolder()
  const first = await openDatabase({ databaseUrl: undefined, dataDir })
  await first.db.execute(sql`insert into app_secrets (name, value) values ('a', 'kept')`)
  expect((await stat(path.join(dataDir, 'database'))).mode & 0o777).toBe(0o700)
  await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
    /already open in another process/,
  )
  await first.close()

  const second = await openDatabase({ databaseUrl: undefined, dataDir })
  expect((await second.db.execute(sql`select value from app_secrets`)).rows).toEqual([
    { value: 'kept' },
  ])
  await second.close()
})

test('a folder of another PostgreSQL is explained, and stays unlocked', async () => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, 'PG_VERSION'), '17\n')
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(openEmbedded(folder)).rejects.toThrow(/made by PostgreSQL 17/)
  }
})
