import { randomUUID } from 'node:crypto'
import type { Question } from '@nightlight/contract/questions'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../adapters/db/schema/users.ts'
import { testApp } from '../../testing/test-app.ts'
import type { Reply, TestClient } from '../../testing/test-client.ts'

const ask = (client: TestClient, question: string) =>
  client.post('/api/questions', { question, childId: null })
const texts = (reply: Reply) => (reply.body as Question[]).map(({ question }) => question)
const responseIdOf = (reply: Reply) => (reply.body as Question).responses[0]?.id ?? ''

test("on the family tier every joined member sees all of the family's questions", async () => {
  const { as, make, clock } = await testApp()
  const owner = await make.user({ subscriptionPlan: 'family' })
  const partner = await make.member(owner)
  await ask(as(owner), 'From the owner?')
  clock.advance({ minutes: 1 })
  await ask(as(partner), 'From the partner?')

  for (const person of [owner, partner]) {
    expect(texts(await as(person).get('/api/questions'))).toEqual([
      'From the partner?',
      'From the owner?',
    ])
    expect(texts(await as(person).get('/api/questions/recent/1'))).toEqual(['From the partner?'])
  }
  expect(await as(partner).get('/api/auth/user')).toMatchObject({
    body: { subscriptionPlan: 'free', effectivePlan: 'family' },
  })
})

test('without the family tier each sees their own', async () => {
  const { as, db, make } = await testApp()
  const owner = await make.user({ subscriptionPlan: 'family' })
  const partner = await make.member(owner)
  await ask(as(owner), 'From the owner?')
  await ask(as(partner), 'From the partner?')

  await db.update(users).set({ subscriptionStatus: 'canceled' }).where(eq(users.id, owner.id))

  expect(texts(await as(owner).get('/api/questions'))).toEqual(['From the owner?'])
  expect(texts(await as(partner).get('/api/questions'))).toEqual(['From the partner?'])
})

test("another family's questions stay theirs", async () => {
  const { as, make } = await testApp()
  const owner = await make.user({ subscriptionPlan: 'family' })
  await make.family(owner)
  await ask(as(owner), 'From one family?')
  const other = await make.user({ subscriptionPlan: 'family' })
  await make.family(other)
  expect(texts(await as(other).get('/api/questions'))).toEqual([])
})

test('an answer is saved, unsaved and rated by whoever sees it', async () => {
  const { as, make } = await testApp()
  const owner = await make.user({ subscriptionPlan: 'family' })
  const partner = await make.member(owner)
  const id = responseIdOf(await ask(as(owner), 'Why?'))

  expect(await as(owner).patch(`/api/responses/${id}/save`, { saved: true })).toMatchObject({
    status: 200,
    body: { id, isSaved: true, isHelpful: null },
  })
  expect(await as(partner).patch(`/api/responses/${id}/rate`, { helpful: false })).toMatchObject({
    status: 200,
    body: { id, isSaved: true, isHelpful: false },
  })
  expect(await as(partner).patch(`/api/responses/${id}/save`, { saved: false })).toMatchObject({
    body: { isSaved: false },
  })
  expect((await as(owner).get('/api/questions')).body).toMatchObject([
    { responses: [{ isSaved: false, isHelpful: false }] },
  ])
})

test('an answer that is not theirs to see is not there for a stranger', async () => {
  const { as, make, visitor } = await testApp()
  const id = responseIdOf(await ask(as(await make.user()), 'Why?'))
  const stranger = as(await make.user({ subscriptionPlan: 'family' }))
  const notFound = { status: 404, body: { code: 'NOT_FOUND' } }

  for (const wrong of [id, randomUUID(), 'no-uuid']) {
    expect(await stranger.patch(`/api/responses/${wrong}/save`, { saved: true })).toMatchObject(
      notFound,
    )
    expect(await stranger.patch(`/api/responses/${wrong}/rate`, { helpful: true })).toMatchObject(
      notFound,
    )
  }
  expect(await visitor().patch(`/api/responses/${id}/save`, { saved: true })).toMatchObject({
    status: 401,
  })
})

test.each([{}, { saved: 'yes' }, { saved: null }])('%j is no way to save', async (body) => {
  const { as, make } = await testApp()
  const parent = as(await make.user())
  const id = responseIdOf(await ask(parent, 'Why?'))
  expect(await parent.patch(`/api/responses/${id}/save`, body)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', fields: [{ path: 'saved' }] },
  })
})
