import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { queriesOver } from './database.ts'
import { MIGRATIONS_FOLDER, migrateDatabase, readJournal } from './migrate.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

test('the journal lists every migration, each younger than the one before', () => {
  const journal = readJournal()
  const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith('.sql'))
  expect(journal.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted())
  const times = journal.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
})

test('a database that is up to date is left alone, by several processes at once too', async () => {
  const database = await openTestDatabase()
  const both = Promise.all([migrateDatabase(database.pool), migrateDatabase(database.pool)])
  await expect(both).resolves.toBeDefined()
  await database.close()
})

test('a database from a newer Nightlight is refused', async () => {
  const database = await openTestDatabase()
  await queriesOver(database.pool).execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`,
  )
  await expect(migrateDatabase(database.pool)).rejects.toThrow('newer Nightlight')
  await database.close()
})

test('every foreign key has an index that starts with it', async () => {
  const { db } = await testApp()
  const bare = await db.execute(sql`
    select conrelid::regclass::text as "table", conname as "key" from pg_constraint
    where contype = 'f' and not exists (
      select from pg_index
      where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] = conkey
    )`)
  expect(bare.rows).toEqual([])
})

test('the database itself holds the rules', async () => {
  const { db, make } = await testApp()
  const owner = await make.user()
  const family = await make.family(owner)
  const { id: child } = await make.child(owner)
  const other = await make.family(await make.user())
  const refusals = [
    sql`update users set subscription_plan = 'gold' where id = ${owner.id}`,
    sql`update users set email = 'Robin@example.com' where id = ${owner.id}`,
    sql`update users set country = 'ATLANTIS' where id = ${owner.id}`,
    sql`update families set child_count = -1 where id = ${family}`,
    sql`insert into families (name, owner_id) values ('Another', ${owner.id})`,
    sql`insert into family_members (family_id, user_id, joined_at) values (${other}, ${owner.id}, now())`,
    sql`insert into family_members (family_id, user_id) values (${family}, ${owner.id})`,
    sql`update family_members set role = 'boss' where user_id = ${owner.id}`,
    sql`update children set family_id = gen_random_uuid() where id = ${child}`,
  ]
  for (const refused of refusals) {
    await expect(db.execute(refused)).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/^23/) as string },
    })
  }
})

test('erasing an account takes along what is its own, and nothing of others', async () => {
  const { as, db, make } = await testApp()
  const owner = await make.user({ subscriptionPlan: 'family' })
  const partner = await make.member(owner)
  const { id: childId } = await make.child(owner)
  await as(owner).post('/api/questions', { question: 'From the owner?', childId })
  await as(partner).post('/api/questions', { question: 'From the partner?', childId })

  await db.execute(sql`delete from users where id = ${owner.id}`)

  expect(await as(owner).get('/api/auth/user')).toMatchObject({ status: 401 })
  expect(await as(partner).get('/api/families/current')).toMatchObject({ text: 'null' })
  expect(await as(partner).get('/api/questions')).toMatchObject({
    body: [{ question: 'From the partner?', familyId: null, child: null, responses: [{}] }],
  })
})
