import pg from 'pg'
import { migrateDatabase } from '../adapters/db/migrate.ts'
import type { Prepared } from './prepared.ts'
import { startPostgres } from './start-postgres.ts'

/** Migrates one database that the others are copied from, on TEST_DATABASE_URL or on a server of our own. */
export async function preparePostgres(): Promise<Prepared> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await startPostgres() : undefined
  const adminUrl = given ?? server?.url
  if (adminUrl === undefined) throw new Error('There is no PostgreSQL to test on')
  const template = `nightlight_test_${process.pid}`
  const stop = async () => {
    await (server ? server.stop() : dropAll(adminUrl, template))
  }
  try {
    await runOn(adminUrl, `create database ${template}`)
    const pool = new pg.Pool({ connectionString: onDatabase(adminUrl, template), max: 1 })
    try {
      await migrateDatabase(pool)
    } finally {
      await pool.end()
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { database: { kind: 'postgres', adminUrl, template }, stop }
}

/** The address of another database on the same server. */
export function onDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

export async function runOn(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

async function dropAll(adminUrl: string, template: string): Promise<void> {
  const found = await runOn(
    adminUrl,
    `select datname from pg_database where datname like '${template}%'`,
  )
  for (const { datname } of found.rows as { datname: string }[]) {
    await runOn(adminUrl, `drop database if exists ${datname} with (force)`)
  }
}
