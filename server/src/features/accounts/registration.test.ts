import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { securityLogs } from '../../adapters/db/schema/operations.ts'
import { agreements, users } from '../../adapters/db/schema/users.ts'
import { testApp } from '../../testing/test-app.ts'

const form = (given: Record<string, unknown> = {}) => ({
  firstName: ' Robin ',
  lastName: 'Doe',
  email: `${randomUUID()}@example.com`,
  password: 'Lamp!ight24',
  confirmPassword: 'Lamp!ight24',
  subscriptionPlan: 'free',
  acceptTerms: true,
  ...given,
})

test('registering makes a free account and signs it in', async () => {
  const { visitor } = await testApp()
  const browser = visitor()
  const email = `${randomUUID()}@example.com`

  const registered = await browser.post(
    '/api/auth/register',
    form({ email: ` ${email.toUpperCase()} ` }),
  )

  expect(registered).toMatchObject({
    status: 200,
    body: {
      user: {
        email,
        firstName: 'Robin',
        subscriptionPlan: 'free',
        effectivePlan: 'free',
        subscriptionStatus: 'active',
        questionsUsedThisMonth: 0,
        emailVerified: false,
        country: 'US',
        phone: null,
      },
      message: 'Your account has been created successfully.',
    },
  })
  expect(registered.text).not.toMatch(/argon2|"password/)
  const { user } = registered.body as { user: unknown }
  expect((await browser.get('/api/auth/user')).body).toEqual(user)
  expect((await browser.get('/api/user')).body).toEqual(user)
})

test('a paid plan is not had by choosing it', async () => {
  const { visitor } = await testApp()
  for (const subscriptionPlan of ['pro', 'family_pro', 'family']) {
    expect(await visitor().post('/api/auth/register', form({ subscriptionPlan }))).toMatchObject({
      status: 200,
      body: {
        user: { subscriptionPlan: 'free', effectivePlan: 'free' },
        message: expect.stringContaining('a paid plan starts once it is paid for') as string,
      },
    })
  }
})

test('what was agreed to, the country and the event are kept; the password is not', async () => {
  const { db, visitor } = await testApp()
  const browser = { 'accept-language': 'en-GB,en;q=0.8', 'user-agent': 'A browser' }
  const registered = await visitor().post('/api/auth/register', form(), browser)

  const { id } = (registered.body as { user: { id: string } }).user
  expect(await db.select().from(agreements).where(eq(agreements.userId, id))).toMatchObject([
    { what: 'terms and privacy', at: new Date('2025-03-15T12:00:00Z') },
  ])
  const [user] = await db.select().from(users).where(eq(users.id, id))
  expect(user?.country).toBe('UK')
  expect(user?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await db.select().from(securityLogs).where(eq(securityLogs.userId, id))).toMatchObject([
    { action: 'register', success: true, userAgent: 'A browser', ipAddress: '127.0.0.1' },
  ])
})

test('one address is one account, however it is written and however many try at once', async () => {
  const { visitor } = await testApp()
  const email = `${randomUUID()}@example.com`
  const replies = await Promise.all(
    [email, email.toUpperCase(), ` ${email}`, email].map((spelling) =>
      visitor().post('/api/auth/register', form({ email: spelling })),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = replies.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(3)
  for (const { body, cookies } of refused) {
    expect(body).toEqual({ code: 'CONFLICT', message: 'An account with this email already exists' })
    expect(cookies).toEqual([])
  }
})

const COMPOSITION =
  'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character'

test.each([
  ['email', { email: 'robin' }, 'Please enter a valid email address'],
  ['firstName', { firstName: ' ' }, 'First name is required'],
  ['firstName', { firstName: 'x'.repeat(51) }, 'First name is too long'],
  ['lastName', { lastName: '' }, 'Last name is required'],
  ['lastName', { lastName: 'x'.repeat(51) }, 'Last name is too long'],
  [
    'password',
    { password: 'Ab1!', confirmPassword: 'Ab1!' },
    'Password must be at least 8 characters long',
  ],
  ['password', { password: 'lamp!ight24', confirmPassword: 'lamp!ight24' }, COMPOSITION],
  ['password', { password: 'Lamplight24', confirmPassword: 'Lamplight24' }, COMPOSITION],
  ['confirmPassword', { confirmPassword: 'Lamp!ight25' }, "Passwords don't match"],
  ['acceptTerms', { acceptTerms: false }, 'You must accept the terms and conditions'],
  ['subscriptionPlan', { subscriptionPlan: 'gold' }, 'Please choose a plan'],
])('a wrong %s is named: %j', async (path, wrong, message) => {
  const { visitor } = await testApp()
  const refused = await visitor().post('/api/auth/register', form(wrong))
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', message, fields: [{ path, message }] },
  })
  expect(refused.cookies).toEqual([])
})

test('every wrong field is listed, the first one leads', async () => {
  const { visitor } = await testApp()
  const refused = await visitor().post('/api/auth/register', form({ lastName: '', email: 'robin' }))
  expect(refused.body).toMatchObject({
    message: 'Last name is required',
    fields: [{ path: 'lastName' }, { path: 'email' }],
  })
})

test('the meter is told how good a password is, and the log never what it is', async () => {
  const { visitor, logged } = await testApp()
  const checked = await visitor().post('/api/auth/check-password-strength', {
    password: 'Secr3t-Lamp',
  })
  expect(checked).toMatchObject({ status: 200, body: { score: 4, isValid: false } })
  expect(logged.join('')).not.toContain('Secr3t-Lamp')
})

test('a forgotten password is answered the same for every address', async () => {
  const { make, visitor } = await testApp()
  const { email } = await make.user()
  const known = await visitor().post('/api/auth/forgot-password', { email })
  const unknown = await visitor().post('/api/auth/forgot-password', { email: 'no@example.com' })
  expect(known.status).toBe(200)
  expect(known.body).toEqual(unknown.body)
  expect(await visitor().post('/api/auth/forgot-password', { email: 'no' })).toMatchObject({
    status: 400,
    body: { message: 'Please enter a valid email address' },
  })
})
