import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const GENERAL = { question: 'Why does she wake at five?', childId: null }

test('a question about a child is answered for its age and kept', async () => {
  const { as, make, guidance } = await testApp()
  const parent = await make.user()
  const child = await make.child(parent, { name: 'Mia', dateOfBirth: '2024-11-15' })

  const asked = await as(parent).post('/api/questions', {
    question: ' Why does she wake at five? ',
    childId: child.id,
  })

  expect(asked).toMatchObject({
    status: 200,
    body: {
      question: 'Why does she wake at five?',
      childId: child.id,
      userId: parent.id,
      child: { name: 'Mia', dateOfBirth: '2024-11-15' },
      isFollowUp: false,
      responses: [
        {
          writer: 'nightlight',
          category: 'sleep',
          blogTitle: 'A page',
          blogSource: 'A clinic',
          blogThumbnail: '/scenes/sleep.svg',
          videoUrl: null,
          isHelpful: null,
          isSaved: false,
          sharedWith: [],
          triage: null,
        },
      ],
    },
  })
  expect(guidance.queries).toMatchObject([{ ageMonths: 4, childName: 'Mia', thread: [] }])
  expect((await as(parent).get('/api/questions')).body).toEqual([asked.body])
})

test('a general question has no child and the country of its asker', async () => {
  const { as, make, guidance } = await testApp()
  const parent = await make.user({ country: 'IE' })

  const asked = await as(parent).post('/api/questions', GENERAL)

  expect(asked).toMatchObject({ status: 200, body: { childId: null, child: null, familyId: null } })
  expect(guidance.queries).toMatchObject([{ ageMonths: null, childName: null, country: 'IE' }])
})

test('a child who is born where tomorrow has begun is newborn, not an error', async () => {
  const { as, make, guidance } = await testApp()
  const parent = await make.user()
  const child = await make.child(parent, { dateOfBirth: '2025-03-16' })

  expect(await as(parent).post('/api/questions', { ...GENERAL, childId: child.id })).toMatchObject({
    status: 200,
  })
  expect(guidance.queries).toMatchObject([{ ageMonths: 0 }])
})

test('the newest questions come first, as many as asked for', async () => {
  const { as, make, clock } = await testApp()
  const parent = await make.user()
  for (const question of ['First?', 'Second?', 'Third?']) {
    await as(parent).post('/api/questions', { question, childId: null })
    clock.advance({ minutes: 1 })
  }

  expect((await as(parent).get('/api/questions/recent/2')).body).toMatchObject([
    { question: 'Third?' },
    { question: 'Second?' },
  ])
  expect((await as(parent).get('/api/questions')).body).toHaveLength(3)
})

test.each(['0', '51', '1.5', 'five', '%00'])(
  '%s is no number of recent questions',
  async (limit) => {
    const { as, make } = await testApp()
    const reply = await as(await make.user()).get(`/api/questions/recent/${limit}`)
    expect(reply).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  },
)

test.each([
  [{ question: '  ', childId: null }, 'Please enter your question'],
  [{ question: 'x'.repeat(4001), childId: null }, 'Too big'],
  [{ question: 'Why?' }, ''],
  [{ question: 'Why?', childId: 'Mia' }, 'Invalid UUID'],
  [{ question: ['Why?'], childId: null }, 'expected string'],
  [{ question: 'Why\0?', childId: null }, 'The text contains a character that cannot be stored'],
  [[], 'expected object'],
])('a malformed question is refused: %j', async (body, message) => {
  const { as, make } = await testApp()
  const parent = await make.user()

  const refused = await as(parent).post('/api/questions', body)

  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', message: expect.stringContaining(message) as string },
  })
  expect((await as(parent).get('/api/questions')).body).toEqual([])
})

test('every question needs someone signed in', async () => {
  const { visitor } = await testApp()
  const unauthorized = { status: 401, body: { message: 'Unauthorized', code: 'UNAUTHORIZED' } }
  expect(await visitor().post('/api/questions', GENERAL)).toMatchObject(unauthorized)
  expect(await visitor().get('/api/questions')).toMatchObject(unauthorized)
  expect(await visitor().get('/api/questions/recent/5')).toMatchObject(unauthorized)
})

test("a stranger's child is not found", async () => {
  const { as, make } = await testApp()
  const child = await make.child(await make.user())
  const stranger = await make.user()
  await make.child(stranger)

  const asked = await as(stranger).post('/api/questions', { ...GENERAL, childId: child.id })

  expect(asked).toMatchObject({ status: 404, body: { message: 'Not found', code: 'NOT_FOUND' } })
  expect((await as(stranger).get('/api/questions')).body).toEqual([])
})

test('a question outlives the profile of its child', async () => {
  const { as, make } = await testApp()
  const parent = await make.user()
  const child = await make.child(parent)
  await as(parent).post('/api/questions', { ...GENERAL, childId: child.id })

  await as(parent).delete(`/api/children/${child.id}`)

  expect((await as(parent).get('/api/questions')).body).toMatchObject([
    { childId: null, child: null, responses: [{}] },
  ])
})
