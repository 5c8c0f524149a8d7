import type { Child, NewChild } from '@nightlight/contract/children'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../adapters/db/database.ts'
import { children, families } from '../../adapters/db/schema/families.ts'

/**
 * Adds a child if the family has room for one more, in one statement: of any number of requests at once, no more
 * succeed than the limit allows. `limit` null is unlimited.
 * @returns the child's id, or undefined when the family is full.
 */
export async function insertChildWithin(
  tx: Db,
  family: { id: string; limit: number | null },
  child: NewChild & { createdById: string },
  now: Date,
): Promise<string | undefined> {
  const added = await tx.execute<{ id: string }>(sql`
    with room as (
      update families set child_count = child_count + 1, updated_at = ${now}
      where id = ${family.id} and (${family.limit}::int is null or child_count < ${family.limit})
      returning id
    )
    insert into children (name, date_of_birth, family_id, created_by_id, created_at, updated_at)
    select ${child.name}, ${child.dateOfBirth}::date, room.id, ${child.createdById}::uuid, ${now}, ${now}
    from room
    returning id`)
  return added.rows[0]?.id
}

export async function updateChild(
  db: Db,
  familyId: string,
  childId: string,
  change: NewChild,
  now: Date,
): Promise<Child | undefined> {
  const [row] = await db
    .update(children)
    .set({ name: change.name, dateOfBirth: change.dateOfBirth, updatedAt: now })
    .where(and(eq(children.id, childId), eq(children.familyId, familyId)))
    .returning()
  return row && childOf(row)
}

/** Removes a child and gives its place back, in one statement. @returns whether there was one. */
export async function deleteChild(
  db: Db,
  familyId: string,
  childId: string,
  now: Date,
): Promise<boolean> {
  const freed = await db.execute(sql`
    with gone as (
      delete from ${children} where id = ${childId} and family_id = ${familyId} returning family_id
    )
    update ${families} set child_count = child_count - 1, updated_at = ${now}
    from gone where families.id = gone.family_id`)
  return freed.rowCount === 1
}

export async function findChild(
  db: Db,
  familyId: string,
  childId: string,
): Promise<Child | undefined> {
  const [row] = await db
    .select()
    .from(children)
    .where(and(eq(children.id, childId), eq(children.familyId, familyId)))
  return row && childOf(row)
}

/** The children of a family, the first added first. */
export async function listChildren(db: Db, familyId: string): Promise<Child[]> {
  const rows = await db
    .select()
    .from(children)
    .where(eq(children.familyId, familyId))
    .orderBy(asc(children.createdAt), asc(children.id))
  return rows.map(childOf)
}

function childOf(row: typeof children.$inferSelect): Child {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
