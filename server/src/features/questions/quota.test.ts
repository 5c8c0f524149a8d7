import { expect, test } from 'vitest'
import { SCRIPT } from '../../adapters/guidance/scripted-guidance.ts'
import { testApp } from '../../testing/test-app.ts'

const ask = (question: string) => ({ question, childId: null })
const USED = '/api/auth/user'

test('the twentieth question of a month is the last on the free plan', async () => {
  const { as, make } = await testApp()
  const parent = await make.user({ questionsUsedThisMonth: 19 })

  expect(await as(parent).post('/api/questions', ask('Why?'))).toMatchObject({ status: 200 })
  const refused = await as(parent).post('/api/questions', ask('And why?'))

  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'QUESTION_LIMIT_REACHED',
      message: 'Question limit reached. Upgrade to continue asking questions.',
    },
  })
  expect(await as(parent).get(USED)).toMatchObject({ body: { questionsUsedThisMonth: 20 } })
  expect((await as(parent).get('/api/questions')).body).toHaveLength(1)
})

test('fifty questions at once leave twenty on the free plan', async () => {
  const { app, as, make } = await testApp()
  const parent = await make.user()
  const browser = as(parent)
  await browser.get(USED)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      fetch(`${address}/api/questions`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(ask(`Why number ${i}?`)),
      }).then((reply) => reply.status),
    ),
  )

  expect(replies.filter((status) => status === 200)).toHaveLength(20)
  expect(replies.filter((status) => status === 403)).toHaveLength(30)
  expect(await browser.get(USED)).toMatchObject({ body: { questionsUsedThisMonth: 20 } })
  expect((await browser.get('/api/questions')).body).toHaveLength(20)
})

test('a new month in UTC starts from nothing', async () => {
  const { as, make, clock } = await testApp()
  const parent = await make.user({ questionsUsedThisMonth: 20 })
  clock.set('2025-03-31T23:59:59Z')
  expect(await as(parent).post('/api/questions', ask('Why?'))).toMatchObject({ status: 403 })

  clock.set('2025-04-01T00:00:00Z')

  expect(await as(parent).get(USED)).toMatchObject({ body: { questionsUsedThisMonth: 0 } })
  expect(await as(parent).post('/api/questions', ask('Why?'))).toMatchObject({ status: 200 })
  expect(await as(parent).get(USED)).toMatchObject({ body: { questionsUsedThisMonth: 1 } })
})

test('a process whose clock is a moment behind counts in the month that has begun', async () => {
  const { as, make, clock } = await testApp()
  const parent = await make.user({ questionsUsedThisMonth: 19, questionsResetDate: '2025-04-01' })
  clock.set('2025-03-31T23:59:59Z')
  expect(await as(parent).post('/api/questions', ask('Why?'))).toMatchObject({ status: 200 })
  expect(await as(parent).post('/api/questions', ask('Why?'))).toMatchObject({ status: 403 })

  clock.set('2025-04-01T00:00:00Z')

  expect(await as(parent).get(USED)).toMatchObject({ body: { questionsUsedThisMonth: 20 } })
  expect(await as(parent).post('/api/questions', ask('Why?'))).toMatchObject({ status: 403 })
})

test('paid plans are unlimited, and still counted', async () => {
  const { as, make } = await testApp()
  const parent = await make.user({ subscriptionPlan: 'individual', questionsUsedThisMonth: 500 })
  expect(await as(parent).post('/api/questions', ask('Why?'))).toMatchObject({ status: 200 })
  expect(await as(parent).get(USED)).toMatchObject({ body: { questionsUsedThisMonth: 501 } })
})

test('past due keeps the plan for seven days and not longer', async () => {
  const { as, make, clock } = await testApp()
  const parent = await make.user({
    subscriptionPlan: 'individual',
    subscriptionStatus: 'past_due',
    pastDueSince: clock.now(),
    questionsUsedThisMonth: 20,
  })
  clock.advance({ days: 6, minutes: 24 * 60 - 1 })
  expect(await as(parent).post('/api/questions', ask('Why?'))).toMatchObject({ status: 200 })

  clock.advance({ minutes: 1 })

  expect(await as(parent).post('/api/questions', ask('Why?'))).toMatchObject({ status: 403 })
  expect(await as(parent).get(USED)).toMatchObject({
    body: { subscriptionPlan: 'individual', effectivePlan: 'free' },
  })
})

test('danger is answered at the limit, and not counted', async () => {
  const { as, make } = await testApp()
  const parent = await make.user({ questionsUsedThisMonth: 20 })

  const asked = await as(parent).post('/api/questions', ask(`He is ${SCRIPT.danger}`))

  expect(asked).toMatchObject({
    status: 200,
    body: { responses: [{ triage: { level: 'emergency', contacts: [{ href: 'tel:911' }] } }] },
  })
  expect(await as(parent).get(USED)).toMatchObject({ body: { questionsUsedThisMonth: 20 } })
  expect((await as(parent).get('/api/questions')).body).toEqual([asked.body])
})

test('a question that has no good answer is kept, and not counted', async () => {
  const { as, make } = await testApp()
  const parent = await make.user({ questionsUsedThisMonth: 20 })

  const asked = await as(parent).post('/api/questions', ask(`Do ${SCRIPT.unanswered} sleep?`))

  expect(asked).toMatchObject({
    status: 200,
    body: { responses: [{ topic: null, category: null, blogTitle: null, blogThumbnail: null }] },
  })
  expect(await as(parent).get(USED)).toMatchObject({ body: { questionsUsedThisMonth: 20 } })
  expect((await as(parent).get('/api/questions')).body).toHaveLength(1)
})

test('an off topic question is neither kept nor counted', async () => {
  const { as, make } = await testApp()
  const parent = await make.user({ questionsUsedThisMonth: 3 })

  const refused = await as(parent).post('/api/questions', ask(`Who won ${SCRIPT.offTopic}?`))

  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'INVALID_CONTENT', message: 'Question must be related to parenting' },
  })
  expect(await as(parent).get(USED)).toMatchObject({ body: { questionsUsedThisMonth: 3 } })
  expect((await as(parent).get('/api/questions')).body).toEqual([])
})
