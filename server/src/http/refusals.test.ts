import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const FORBIDDEN = { status: 403, body: { code: 'FORBIDDEN' } }
const HARMLESS = '/api/auth/forgot-password' // changes nothing, so that only the origin decides
const BODY = { email: 'robin@example.com' }

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }, 403],
  [{ origin: 'http://localhost:80' }, 200],
  [{ origin: 'https://nightlight.example' }, 200],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'https://nightlight.example.evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:81' }, 403],
  [{}, 200],
])('a change sent with %j is answered %i', async (headers, status) => {
  const { visitor } = await testApp({ env: { PUBLIC_URL: 'https://nightlight.example' } })
  const reply = await visitor().post(HARMLESS, BODY, { ...headers })
  expect(reply.status).toBe(status)
})

test('a page without an origin is refused where no public address is set, too', async () => {
  const { visitor } = await testApp()
  expect(await visitor().post(HARMLESS, BODY, { origin: 'null' })).toMatchObject(FORBIDDEN)
})

test('a page of another site changes nothing, by whichever method', async () => {
  const { as, make } = await testApp()
  const owner = await make.user()
  const { id } = await make.child(owner)
  const parent = as(owner)
  const evil = { 'sec-fetch-site': 'cross-site' }
  const child = { name: 'Eve', dateOfBirth: '2024-11-15' }

  expect(await parent.send('POST', '/api/children', child, evil)).toMatchObject(FORBIDDEN)
  expect(await parent.send('PUT', `/api/children/${id}`, child, evil)).toMatchObject(FORBIDDEN)
  expect(await parent.send('DELETE', `/api/children/${id}`, undefined, evil)).toMatchObject(
    FORBIDDEN,
  )
  expect(await parent.send('POST', '/api/auth/logout', undefined, evil)).toMatchObject(FORBIDDEN)
  expect(await parent.send('POST', '/api/logout', undefined, evil)).toMatchObject(FORBIDDEN)

  expect(await parent.get('/api/families/current')).toMatchObject({
    body: { children: [{ name: 'Mia' }] },
  })
})

test.each([
  ['text that is no JSON', 'application/json', '{', 400],
  ['JSON as plain text', 'text/plain', '{}', 415],
  ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
  ['a file', 'multipart/form-data; boundary=x', '--x--', 415],
  ['too much', 'application/json', JSON.stringify({ email: 'x'.repeat(70_000) }), 413],
  [
    'a poisoned prototype',
    'application/json',
    '{"__proto__":{"x":1},"email":"a@example.com"}',
    400,
  ],
  ['nothing', 'application/json', '', 400],
  ['endless nesting', 'application/json', '['.repeat(30_000) + ']'.repeat(30_000), 400],
])('%s is refused in words of our own', async (_name, type, body, status) => {
  const { visitor } = await testApp()
  const refused = await visitor().post(HARMLESS, body, { 'content-type': type })
  expect(refused).toMatchObject({ status, body: { code: 'VALIDATION' } })
  expect(refused.text).not.toMatch(/FST_|prototype|Unexpected token/)
})

test('a body without content is no fault where none is needed', async () => {
  const { visitor } = await testApp()
  const json = { 'content-type': 'application/json' }
  expect(await visitor().post('/api/auth/logout', '', json)).toMatchObject({ status: 204 })
})

test('an address that is not there is never repeated', async () => {
  const { app, visitor } = await testApp()
  const lost = { status: 404, body: { message: 'Not found', code: 'NOT_FOUND' } }
  for (const path of ['/api/<script>', '/api/questions/7', '/secret', '/api']) {
    const reply = await visitor().get(path)
    expect(reply).toMatchObject(lost)
    expect(Object.keys(reply.body as object)).toEqual(['message', 'code'])
  }
  for (const method of ['POST', 'PUT', 'TRACE', 'OPTIONS']) {
    // The types of `inject` leave TRACE out; the server must not.
    const request = { method: method as 'OPTIONS', url: '/nowhere' }
    expect((await app.inject(request)).statusCode).toBe(404)
  }
  const broken = await visitor().get('/%zz-secret')
  expect(broken).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  expect(broken.text).not.toContain('secret')
})

test('a failure of ours says nothing of the inside, and is logged without what people wrote', async () => {
  const { as, guidance, logged, make } = await testApp()
  const parent = await make.user()
  guidance.answer = () => {
    throw new Error('the library is gone', {
      cause: Object.assign(new Error('Key (email)=(robin@example.com)'), {
        severity: 'ERROR',
        code: '23505',
      }),
    })
  }

  const failed = await as(parent).post('/api/questions', { question: 'Why, Robin?', childId: null })

  expect(failed).toMatchObject({ status: 500 })
  expect(failed.body).toEqual({
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Please try again.',
  })
  const log = logged.join('')
  expect(log).toContain('the library is gone')
  expect(log).toContain('23505')
  expect(log).toContain(parent.id)
  expect(log).not.toMatch(/Robin|robin@example|example\.com/)
})

test('a log line has the pattern of the address, without what stood in it', async () => {
  const { logged, visitor } = await testApp()
  await visitor().get('/api/children/7c0ffee7-0000-4000-8000-000000000000/tip?token=abc')
  await visitor().get('/reset-password?token=abc')
  expect(logged.join('')).toContain('"route":"/api/children/:id/tip"')
  expect(logged.join('')).not.toMatch(/7c0ffee7|abc|\?/)
})
