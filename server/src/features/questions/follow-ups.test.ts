import { randomUUID } from 'node:crypto'
import type { Question } from '@nightlight/contract/questions'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import type { Reply } from '../../testing/test-client.ts'

const idOf = (reply: Reply) => (reply.body as Question).id

test('a follow-up is asked in the light of at most five earlier questions, oldest first', async () => {
  const { as, make, guidance } = await testApp()
  const parent = as(await make.user())
  let parentQuestionId: string | undefined
  for (let i = 1; i <= 7; i += 1) {
    const follows = parentQuestionId === undefined ? {} : { parentQuestionId, isFollowUp: true }
    const asked = await parent.post('/api/questions', {
      question: `Question ${i}?`,
      childId: null,
      ...follows,
    })
    expect(asked).toMatchObject({
      status: 200,
      body: { isFollowUp: i > 1, parentQuestionId: parentQuestionId ?? null },
    })
    parentQuestionId = idOf(asked)
  }

  expect(guidance.queries.at(1)?.thread).toEqual([{ text: 'Question 1?', topic: 'early-waking' }])
  expect(guidance.queries.at(-1)?.thread.map(({ text }) => text)).toEqual([
    'Question 2?',
    'Question 3?',
    'Question 4?',
    'Question 5?',
    'Question 6?',
  ])
})

test('a follow-up counts as a question', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user({ questionsUsedThisMonth: 19 }))
  const first = await parent.post('/api/questions', { question: 'Why?', childId: null })

  const second = await parent.post('/api/questions', {
    question: 'And then?',
    childId: null,
    parentQuestionId: idOf(first),
    isFollowUp: true,
  })

  expect(second).toMatchObject({ status: 403, body: { code: 'QUESTION_LIMIT_REACHED' } })
})

test("nobody follows up on a stranger's question, nor on one that is not there", async () => {
  const { as, make } = await testApp()
  const first = await as(await make.user()).post('/api/questions', {
    question: 'Why?',
    childId: null,
  })
  const stranger = as(await make.user({ subscriptionPlan: 'family' }))

  for (const parentQuestionId of [idOf(first), randomUUID()]) {
    const followUp = { question: 'And then?', childId: null, parentQuestionId, isFollowUp: true }
    expect(await stranger.post('/api/questions', followUp)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  }
  expect((await stranger.get('/api/questions')).body).toEqual([])
})
