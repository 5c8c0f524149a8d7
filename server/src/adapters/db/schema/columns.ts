import { sql, type SQL } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** A random id: not guessable, and never a reason to let someone in. */
export const id = () => uuid().primaryKey().defaultRandom()

/** An instant. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => instant().notNull().defaultNow()
export const updatedAt = () => instant().notNull().defaultNow()

/** `('a', 'b')` for a check constraint. The values are our own constants, so they may stand in the statement. */
export function listOf(values: readonly string[]): SQL {
  return sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`)
}
