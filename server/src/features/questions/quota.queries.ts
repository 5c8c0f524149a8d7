import type { CalendarDate } from '@nightlight/contract/ages'
import { sql } from 'drizzle-orm'
import type { Db } from '../../adapters/db/database.ts'

/**
 * Counts one question in the month that starts on `month`, if fewer than `limit` are counted in it (null:
 * unlimited). Check, roll-over to a new month and count are one statement, so that no two requests spend the same.
 * @returns whether there was one left.
 */
export async function spendQuestion(
  tx: Db,
  userId: string,
  month: CalendarDate,
  limit: number | null,
): Promise<boolean> {
  // A process whose clock is a moment behind at midnight counts in the month that has begun.
  const used = sql`case when questions_reset_date >= ${month}::date then questions_used_this_month else 0 end`
  const spent = await tx.execute(sql`
    update users
    set questions_used_this_month = ${used} + 1,
        questions_reset_date = greatest(questions_reset_date, ${month}::date)
    where id = ${userId} and (${limit}::int is null or ${used} < ${limit})`)
  return spent.rowCount === 1
}
