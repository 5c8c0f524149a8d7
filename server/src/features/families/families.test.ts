import { expect, test } from 'vitest'
import { familyMembers } from '../../adapters/db/schema/families.ts'
import { testApp } from '../../testing/test-app.ts'

test('someone without a family has none, makes one, and makes no second', async () => {
  const { as, make } = await testApp()
  const parent = as(
    await make.user({ firstName: 'Nora', lastName: 'Lane', email: 'nora@example.com' }),
  )
  expect(await parent.get('/api/families/current')).toMatchObject({ status: 200, text: 'null' })

  const made = await parent.post('/api/families', { name: ' The Lanes ' })

  expect(made).toMatchObject({
    status: 200,
    body: {
      name: 'The Lanes',
      members: [
        {
          role: 'owner',
          joinedAt: '2025-03-15T12:00:00.000Z',
          user: { firstName: 'Nora', lastName: 'Lane', email: 'nora@example.com' },
        },
      ],
      children: [],
    },
  })
  expect((await parent.get('/api/families/current')).body).toEqual(made.body)
  expect(await parent.post('/api/families', { name: 'Another' })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', message: 'You are already in a family' },
  })
})

test('a family without a name is My Family', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user())
  expect(await parent.post('/api/families', {})).toMatchObject({ body: { name: 'My Family' } })
})

test('a member makes no family beside the one they joined', async () => {
  const { as, make } = await testApp()
  const partner = as(await make.member(await make.user()))
  expect(await partner.post('/api/families', {})).toMatchObject({ status: 409 })
})

test('twenty families at once leave one', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user())
  const made = await Promise.all(
    Array.from({ length: 20 }, () => parent.post('/api/families', { name: 'Ours' })),
  )
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(made.filter(({ status }) => status === 409)).toHaveLength(19)
})

test('all members are listed, a pending one without a date, and no secrets of theirs', async () => {
  const { as, db, make } = await testApp()
  const owner = await make.user()
  const familyId = await make.family(owner)
  await make.member(owner)
  const invited = await make.user()
  await db.insert(familyMembers).values({ familyId, userId: invited.id, invitedAt: new Date() })

  const family = await as(owner).get('/api/families/current')

  expect(family.body).toMatchObject({
    members: [
      { role: 'owner' },
      { role: 'member', joinedAt: '2025-03-15T12:00:00.000Z' },
      { role: 'member', joinedAt: null },
    ],
  })
  expect(family.text).not.toContain('argon2')
  // An invitation that is pending opens nothing.
  expect(await as(invited).get('/api/families/current')).toMatchObject({ text: 'null' })
})

test.each([{ name: '' }, { name: 'x'.repeat(101) }, { name: 7 }])(
  '%j is no family',
  async (body) => {
    const { as, make } = await testApp()
    expect(await as(await make.user()).post('/api/families', body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', fields: [{ path: 'name' }] },
    })
  },
)

test('families need someone signed in', async () => {
  const { visitor } = await testApp()
  expect(await visitor().get('/api/families/current')).toMatchObject({ status: 401 })
  expect(await visitor().post('/api/families', {})).toMatchObject({ status: 401 })
})
