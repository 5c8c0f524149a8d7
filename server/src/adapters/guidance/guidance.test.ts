import { Question } from '@nightlight/contract/questions'
import { Tip } from '@nightlight/contract/tips'
import { Triage } from '@nightlight/contract/triage'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { openGuidance } from './guidance.ts'

// The rest of the tests script the engine; here is the one that ships, in the place it ships in.
const real = openGuidance()

test('the real engine answers danger, and the answer keeps to the contract', async () => {
  const { as, guidance, make } = await testApp()
  Object.assign(guidance, real)
  const owner = await make.user({ questionsUsedThisMonth: 20 })
  const { id: childId } = await make.child(owner)

  const asked = await as(owner).post('/api/questions', {
    question: 'My baby is not breathing and her lips are blue',
    childId,
  })

  expect(asked.status).toBe(200)
  const [response] = Question.parse(asked.body).responses
  expect(response?.triage).toMatchObject({ level: 'emergency' })
  expect(response?.directAnswer).not.toBe('')
})

test('the real engine answers an everyday question and refuses what is none', async () => {
  const { as, guidance, make } = await testApp()
  Object.assign(guidance, real)
  const parent = as(await make.user())

  const asked = await parent.post('/api/questions', {
    question: 'Why does my 8 month old wake so early in the morning?',
    childId: null,
  })
  expect(asked.status).toBe(200)
  expect(Question.parse(asked.body).responses[0]).toMatchObject({ triage: null, category: 'sleep' })

  const refused = await parent.post('/api/questions', {
    question: 'Who won the football match last night?',
    childId: null,
  })
  expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_CONTENT' } })
})

test('the real engine sees danger without an account, and has a tip for every age', () => {
  const query = { ageMonths: null, childName: null, country: 'UK' as const, thread: [] }
  const triage = real.danger({ ...query, text: 'he swallowed a button battery' })
  expect(Triage.parse(triage).contacts.length).toBeGreaterThan(0)
  for (const ageMonths of [0, 3, 6, 12, 18, 24, 36, 200]) {
    expect(Tip.parse(real.tip(ageMonths, '2025-03-15')).text).not.toBe('')
  }
})
