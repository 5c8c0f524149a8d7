import { randomUUID } from 'node:crypto'
import type { Child } from '@nightlight/contract/children'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

const MIA = { name: 'Mia', dateOfBirth: '2024-11-15' }

test('the first child makes the family', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user())
  expect(await parent.get('/api/families/current')).toMatchObject({ status: 200, body: null })

  const added = await parent.post('/api/children', { ...MIA, name: ' Mia ' })

  expect(added).toMatchObject({ status: 200, body: MIA })
  expect(await parent.get('/api/families/current')).toMatchObject({
    body: { name: 'My Family', members: [{ role: 'owner' }], children: [added.body] },
  })
})

test('a birth date sent as a timestamp is the date it names', async () => {
  const { as, make } = await testApp()
  const added = await as(await make.user()).post('/api/children', {
    name: 'Mia',
    dateOfBirth: '2024-11-15T00:00:00.000Z',
  })
  expect(added).toMatchObject({ body: { dateOfBirth: '2024-11-15' } })
})

test.each([
  [{ dateOfBirth: '2024-11-15' }, 'Name is required'],
  [{ name: ' ', dateOfBirth: '2024-11-15' }, 'Name is required'],
  [{ name: 'x'.repeat(51), dateOfBirth: '2024-11-15' }, 'Name is too long'],
  [{ name: 'Mia' }, 'Date of birth is required'],
  [{ name: 'Mia', dateOfBirth: '' }, 'Date of birth is required'],
  [{ name: 'Mia', dateOfBirth: '2024-02-31' }, 'Date of birth is not a date'],
  [{ name: 'Mia', dateOfBirth: '2999-01-01' }, 'Date of birth cannot be in the future'],
  [{ name: 'Mia', dateOfBirth: '1950-01-01' }, 'Date of birth is too long ago'],
])('%j is no child', async (body, message) => {
  const { as, make } = await testApp()
  const owner = await make.user({ subscriptionPlan: 'family' })
  const { id } = await make.child(owner)
  const refused = { status: 400, body: { code: 'VALIDATION', message } }
  expect(await as(owner).post('/api/children', body)).toMatchObject(refused)
  expect(await as(owner).put(`/api/children/${id}`, body)).toMatchObject(refused)
})

test.each([
  ['free', 1, 'Free plan is limited to 1 child. Upgrade to add more children.'],
  ['individual', 3, 'Individual plan is limited to 3 children. Upgrade to add more children.'],
] as const)('the %s plan has room for %i', async (subscriptionPlan, limit, message) => {
  const { as, make } = await testApp()
  const parent = as(await make.user({ subscriptionPlan }))
  for (let i = 0; i < limit; i += 1) {
    expect(await parent.post('/api/children', MIA)).toMatchObject({ status: 200 })
  }
  expect(await parent.post('/api/children', MIA)).toMatchObject({
    status: 403,
    body: { code: 'CHILD_LIMIT_REACHED', message },
  })
})

test('the family plan has room for everyone, also through a member', async () => {
  const { as, make } = await testApp()
  const owner = await make.user({ subscriptionPlan: 'family' })
  const partner = as(await make.member(owner))
  for (let i = 0; i < 5; i += 1) {
    expect(await partner.post('/api/children', MIA)).toMatchObject({ status: 200 })
  }
})

test('fifty first children at once leave one child and one family on the free plan', async () => {
  const { app, as, make } = await testApp()
  const browser = as(await make.user())
  await browser.get('/api/auth/user')
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  const statuses = await Promise.all(
    Array.from({ length: 50 }, () =>
      fetch(`${address}/api/children`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(MIA),
      }).then((reply) => reply.status),
    ),
  )

  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 403)).toHaveLength(49)
  const family = await browser.get('/api/families/current')
  expect((family.body as { children: Child[] }).children).toHaveLength(1)
})

test('a removed child gives its place back', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user())
  const { id } = (await parent.post('/api/children', MIA)).body as Child

  expect(await parent.delete(`/api/children/${id}`)).toMatchObject({ status: 204, text: '' })

  expect(await parent.delete(`/api/children/${id}`)).toMatchObject({ status: 404 })
  expect(await parent.post('/api/children', MIA)).toMatchObject({ status: 200 })
  expect(await parent.post('/api/children', MIA)).toMatchObject({ status: 403 })
})

test('what exceeds a lapsed plan stays readable and can be changed and removed', async () => {
  const { as, make } = await testApp()
  const owner = await make.user({ subscriptionPlan: 'individual', subscriptionStatus: 'canceled' })
  const { id } = await make.child(owner)
  await make.child(owner, { name: 'Theo' })
  const parent = as(owner)

  expect(await parent.post('/api/children', MIA)).toMatchObject({
    status: 403,
    body: { message: 'Free plan is limited to 1 child. Upgrade to add more children.' },
  })
  expect(await parent.put(`/api/children/${id}`, { ...MIA, name: 'Maya' })).toMatchObject({
    status: 200,
    body: { id, name: 'Maya' },
  })
  expect(await parent.delete(`/api/children/${id}`)).toMatchObject({ status: 204 })
  expect(await parent.get('/api/families/current')).toMatchObject({
    body: { children: [{ name: 'Theo' }] },
  })
})

test("today's tip fits the child's age", async () => {
  const { as, make } = await testApp()
  const owner = await make.user()
  const { id } = await make.child(owner, { dateOfBirth: '2024-11-15' })
  expect(await as(owner).get(`/api/children/${id}/tip`)).toMatchObject({
    status: 200,
    body: { band: '3-5', text: 'A tip for 4 months on 2025-03-15' },
  })
})

test("a stranger's child is not there, whoever asks for it and however", async () => {
  const { as, make, visitor } = await testApp()
  const { id } = await make.child(await make.user())
  const withFamily = await make.user()
  await make.child(withFamily)
  const notFound = { status: 404, body: { message: 'Not found', code: 'NOT_FOUND' } }

  for (const stranger of [as(withFamily), as(await make.user())]) {
    for (const wrong of [id, randomUUID(), 'no-uuid']) {
      expect(await stranger.put(`/api/children/${wrong}`, MIA)).toMatchObject(notFound)
      expect(await stranger.delete(`/api/children/${wrong}`)).toMatchObject(notFound)
      expect(await stranger.get(`/api/children/${wrong}/tip`)).toMatchObject(notFound)
    }
  }
  expect(await visitor().post('/api/children', MIA)).toMatchObject({ status: 401 })
  expect(await visitor().put(`/api/children/${id}`, MIA)).toMatchObject({ status: 401 })
  expect(await visitor().delete(`/api/children/${id}`)).toMatchObject({ status: 401 })
  expect(await visitor().get(`/api/children/${id}/tip`)).toMatchObject({ status: 401 })
})
