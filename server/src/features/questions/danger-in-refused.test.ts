import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { SCRIPT } from '../../adapters/guidance/scripted-guidance.ts'
import { testApp } from '../../testing/test-app.ts'

const DANGER = `My baby is ${SCRIPT.danger}`
const TRIAGE = { level: 'emergency', contacts: [{ number: '911' }] }

test('a visitor in danger is told what to do, with the numbers of their country', async () => {
  const { visitor } = await testApp()
  const body = { question: DANGER, childId: null }

  expect(await visitor().post('/api/questions', body)).toMatchObject({
    status: 401,
    body: { code: 'UNAUTHORIZED', triage: TRIAGE },
  })
  const british = { 'accept-language': 'en-GB,en;q=0.9' }
  expect(await visitor().post('/api/questions', body, british)).toMatchObject({
    body: { triage: { contacts: [{ number: '999' }] } },
  })
})

test('danger is seen in a question that is refused for its shape', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user())
  const refused = { status: 400, body: { code: 'VALIDATION', triage: TRIAGE } }

  const tooLong = `${DANGER} ${'x'.repeat(200_000)}`
  expect(await parent.post('/api/questions', { question: tooLong, childId: null })).toMatchObject(
    refused,
  )
  expect(await parent.post('/api/questions', { question: DANGER })).toMatchObject(refused)
  expect(
    await parent.post('/api/questions', { question: `${DANGER}\0`, childId: null }),
  ).toMatchObject(refused)
})

test('whoever is signed in gets the numbers of the country in their profile', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user({ country: 'UK' }))
  const refused = await parent.post('/api/questions', { question: DANGER })
  expect(refused.body).toMatchObject({ triage: { contacts: [{ number: '999' }] } })
})

test('danger is seen though the child or the earlier question is not there', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user())
  const lost = { status: 404, body: { code: 'NOT_FOUND', triage: TRIAGE } }

  expect(
    await parent.post('/api/questions', { question: DANGER, childId: randomUUID() }),
  ).toMatchObject(lost)
  expect(
    await parent.post('/api/questions', {
      question: DANGER,
      childId: null,
      parentQuestionId: randomUUID(),
      isFollowUp: true,
    }),
  ).toMatchObject(lost)
  expect((await parent.get('/api/questions')).body).toEqual([])
})

test('a refused question without danger carries no triage', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user())
  const refused = await parent.post('/api/questions', { question: '', childId: null })
  expect(refused.body).not.toHaveProperty('triage')
})
