import type { TestProject } from 'vitest/node'
import type { Prepared } from './prepared.ts'
import { preparePglite } from './prepare-pglite.ts'
import { preparePostgres } from './prepare-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: Prepared['database']
  }
}

/** TEST_DB chooses: `pglite` (the default) or `postgres`. What it returns runs at the end, also after failures. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const which = process.env['TEST_DB'] ?? 'pglite'
  if (which !== 'pglite' && which !== 'postgres') throw new Error('TEST_DB is pglite or postgres')
  const { database, stop } = await (which === 'postgres' ? preparePostgres() : preparePglite())
  project.provide('testDatabase', database)
  return stop
}
