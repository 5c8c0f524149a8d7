import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'

/** Where a query runs: the pool, or a transaction. Query functions take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** Column names are `snake_case` in the database and `camelCase` here. */
export function queriesOver(connection: pg.Pool | pg.PoolClient): NodePgDatabase {
  return drizzle(connection, { casing: 'snake_case' })
}

/** An open database, whichever of the two it is. */
export interface Database {
  db: Db
  pool: pg.Pool
  kind: 'embedded' | 'server'
  close: () => Promise<void>
}
