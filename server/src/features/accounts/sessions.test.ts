import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { securityLogs } from '../../adapters/db/schema/operations.ts'
import { sessions, users } from '../../adapters/db/schema/users.ts'
import { TEST_PASSWORD } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const USER = '/api/auth/user'
const WRONG = { message: 'Invalid email or password', code: 'UNAUTHORIZED' }

test('signing in answers the user and a cookie that scripts cannot read', async () => {
  const { make, visitor } = await testApp()
  const { email } = await make.user()

  const entered = await visitor().post('/api/auth/login', {
    email: email.toUpperCase(),
    password: TEST_PASSWORD,
  })

  expect(entered).toMatchObject({
    status: 200,
    body: { user: { email }, message: 'You have successfully signed in.' },
    cookies: [{ name: 'nightlight', httpOnly: true, sameSite: 'Lax', path: '/' }],
  })
  expect(entered.cookies[0]).not.toHaveProperty('secure')
  expect(entered.cookies[0]).not.toHaveProperty('domain')
})

test('in production the cookie travels over https alone', async () => {
  const { make, visitor } = await testApp({ env: { NODE_ENV: 'production', TRUST_PROXY: 'true' } })
  const { email } = await make.user()
  const credentials = { email, password: TEST_PASSWORD }
  const https = { 'x-forwarded-proto': 'https' }
  const browser = visitor()

  expect(await browser.post('/api/auth/login', credentials, https)).toMatchObject({
    cookies: [
      { name: '__Host-nightlight', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' },
    ],
  })
  expect(await browser.get(USER, https)).toMatchObject({ status: 200 })
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { db, make, visitor } = await testApp()
  const { id, email } = await make.user()

  const wrong = await visitor().post('/api/auth/login', { email, password: 'Wrong!pass1' })
  const unknown = await visitor().post('/api/auth/login', {
    email: 'nobody@example.com',
    password: TEST_PASSWORD,
  })

  for (const refused of [wrong, unknown]) {
    expect(refused).toMatchObject({ status: 401, body: WRONG, cookies: [] })
  }
  const [user] = await db.select().from(users).where(eq(users.id, id))
  expect(user).toMatchObject({ failedLoginAttempts: 1, lastLoginAt: null })
  expect(await db.select().from(securityLogs).where(eq(securityLogs.userId, id))).toMatchObject([
    { action: 'sign_in', success: false },
  ])
})

test('signing in notes when, and forgets the failed tries', async () => {
  const { as, db, make } = await testApp()
  const parent = await make.user({ failedLoginAttempts: 3 })
  await as(parent).get(USER)
  const [user] = await db.select().from(users).where(eq(users.id, parent.id))
  expect(user).toMatchObject({
    failedLoginAttempts: 0,
    lastLoginAt: new Date('2025-03-15T12:00:00Z'),
  })
})

test.each([
  [{ email: 'robin', password: 'x' }, 'Please enter a valid email address'],
  [{ email: 'robin@example.com', password: '' }, 'Password is required'],
  [{ email: 'robin@example.com' }, 'Password is required'],
])('%j is no sign-in', async (body, message) => {
  const { visitor } = await testApp()
  expect(await visitor().post('/api/auth/login', body)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', message },
  })
})

test('a session id from before signing in is worth nothing after', async () => {
  const { as, elsewhere, make, visitor } = await testApp()
  const attacker = await make.user()
  const victim = await make.user()
  await as(attacker).get(USER)
  const planted = as(attacker).cookies.get('nightlight') ?? ''

  const browser = visitor()
  browser.cookies.set('nightlight', planted)
  await browser.post('/api/auth/login', { email: victim.email, password: TEST_PASSWORD })

  expect(browser.cookies.get('nightlight')).not.toBe(planted)
  expect(await browser.get(USER)).toMatchObject({ body: { id: victim.id } })
  expect(await as(attacker).get(USER)).toMatchObject({ status: 401 })
  expect(await elsewhere(attacker).get(USER)).toMatchObject({ body: { id: attacker.id } })
})

test('the database knows no id that a cookie could carry', async () => {
  const { as, db, make } = await testApp()
  const parent = await make.user()
  await as(parent).get(USER)
  const cookie = decodeURIComponent(as(parent).cookies.get('nightlight') ?? '')
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, parent.id))
  expect(session?.sid).toMatch(/^[0-9a-f]{64}$/)
  expect(cookie).not.toContain(session?.sid)
  expect(JSON.stringify(session)).not.toContain(cookie.split('.')[0])
})

test.each([
  ['POST', '/api/auth/logout', 204, undefined],
  ['POST', '/api/logout', 302, '/'],
  ['GET', '/api/logout', 302, '/'],
] as const)('%s %s ends the session and takes the cookie back', async (...way) => {
  const [method, url, status, location] = way
  const { as, make, visitor } = await testApp()
  const parent = as(await make.user())
  await parent.get(USER)
  const kept = parent.cookies.get('nightlight') ?? ''

  const left = await parent.send(method, url)

  expect(left).toMatchObject({ status, cookies: [{ name: 'nightlight', value: '', path: '/' }] })
  expect(left.headers['location']).toBe(location)
  expect(parent.cookies.size).toBe(0)
  const thief = visitor()
  thief.cookies.set('nightlight', kept)
  expect(await thief.get(USER)).toMatchObject({ status: 401 })
})

test('the form of the navigation bar signs out, and no other route takes a form', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user())
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await parent.post('/api/children', 'name=Mia', asForm)).toMatchObject({
    status: 415,
    body: { code: 'VALIDATION' },
  })
  expect(await parent.post('/api/logout', 'x=1', asForm)).toMatchObject({ status: 302 })
  expect(await parent.get(USER)).toMatchObject({ status: 401 })
})

test('a link on another site signs nobody out', async () => {
  const { as, make } = await testApp()
  const parent = as(await make.user())
  expect(await parent.get('/api/logout', { 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 302,
    headers: { location: '/' },
  })
  expect(await parent.get(USER)).toMatchObject({ status: 200 })
})

test('a visitor signs out without harm, and is shown where to sign in', async () => {
  const { visitor } = await testApp()
  expect(await visitor().post('/api/auth/logout')).toMatchObject({ status: 204 })
  expect(await visitor().get('/api/login')).toMatchObject({
    status: 302,
    headers: { location: '/auth?mode=login' },
  })
})

test('mere visitors get no cookie', async () => {
  const { visitor } = await testApp()
  for (const url of ['/', '/api/config', '/api/health', USER, '/api/login']) {
    expect((await visitor().get(url)).headers).not.toHaveProperty('set-cookie')
  }
})

test('a session ends thirty days after it was last used', async () => {
  const { as, clock, make } = await testApp()
  const parent = as(await make.user())
  await parent.get(USER)
  clock.advance({ days: 29 })
  expect(await parent.get(USER)).toMatchObject({ status: 200, cookies: [{ name: 'nightlight' }] })
  clock.advance({ days: 29 })
  expect(await parent.get(USER)).toMatchObject({ status: 200 })

  clock.advance({ days: 30 })

  expect(await parent.get(USER)).toMatchObject({ status: 401 })
})

test('however often it is used, a session ends after half a year', async () => {
  const { as, clock, make } = await testApp()
  const parent = as(await make.user())
  await parent.get(USER)
  for (let days = 25; days <= 175; days += 25) {
    clock.advance({ days: 25 })
    expect(await parent.get(USER)).toMatchObject({ status: 200 })
  }
  clock.advance({ days: 5 })
  expect(await parent.get(USER)).toMatchObject({ status: 401 })
})

test('a request under way at sign-out does not bring the session back', async () => {
  const { as, clock, db, make } = await testApp()
  const user = await make.user()
  const parent = as(user)
  await parent.get(USER)
  clock.advance({ days: 1 }) // so that the next request saves its session
  await Promise.all([parent.get(USER), parent.post('/api/auth/logout'), parent.get(USER)])
  const open = await db.select().from(sessions).where(eq(sessions.userId, user.id))
  expect(open.filter(({ expire }) => expire > clock.now())).toEqual([])
})

test('a forged or broken cookie is a visitor', async () => {
  const { visitor } = await testApp()
  for (const value of ['x', 'x.y', '', 'a'.repeat(3000), '%00']) {
    const browser = visitor()
    browser.cookies.set('nightlight', value)
    expect(await browser.get(USER)).toMatchObject({ status: 401 })
  }
})
