import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const CSP =
  "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;" +
  "object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self'"
const HTML = { accept: 'text/html,application/xhtml+xml' }

async function builtPages(): Promise<string> {
  const pages = await mkdtemp(path.join(os.tmpdir(), 'nightlight-pages-'))
  onTestFinished(() => rm(pages, { recursive: true }))
  await mkdir(path.join(pages, 'assets'))
  await writeFile(path.join(pages, 'index.html'), '<!doctype html><p>The application</p>')
  await writeFile(path.join(pages, 'assets', 'index-a1b2.js'), 'export const big = 1;'.repeat(200))
  await writeFile(path.join(pages, '.env'), 'SECRET=1')
  return pages
}

test('every answer carries the security headers', async () => {
  const { visitor } = await testApp({ pages: await builtPages() })
  for (const url of ['/', '/home', '/api/config', '/api/nowhere', '/api/auth/user']) {
    const { headers } = await visitor().get(url, HTML)
    expect(headers).toMatchObject({
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  }
})

test('https is insisted on in production, and the API described outside it', async () => {
  const local = (await testApp()).visitor()
  expect(await local.get('/api/openapi.json')).toMatchObject({
    status: 200,
    body: { openapi: expect.any(String) as string, paths: { '/api/questions': {} } },
  })
  const production = (await testApp({ env: { NODE_ENV: 'production' } })).visitor()
  expect(await production.get('/api/config')).toMatchObject({
    headers: { 'strict-transport-security': 'max-age=31536000; includeSubDomains' },
  })
  expect(await production.get('/api/openapi.json')).toMatchObject({ status: 404 })
})

test('what the API answers is kept by no cache, errors included', async () => {
  const { visitor } = await testApp()
  for (const url of ['/api/config', '/api/auth/user', '/api/logout']) {
    expect((await visitor().get(url)).headers).toMatchObject({ 'cache-control': 'no-store' })
  }
})

test('the deployment says which prices it shows', async () => {
  expect((await (await testApp()).visitor().get('/api/config')).body).toEqual({
    priceBook: 'marketing',
    paymentsReady: false,
  })
  const inapp = await testApp({ env: { PRICE_BOOK: 'inapp' } })
  expect((await inapp.visitor().get('/api/config')).body).toMatchObject({ priceBook: 'inapp' })
})

test('health asks the database', async () => {
  const { visitor } = await testApp()
  expect(await visitor().get('/api/health')).toMatchObject({ status: 200, body: { ok: true } })
})

test('pages are asked for anew, and their hashed parts kept for good', async () => {
  const { visitor } = await testApp({ pages: await builtPages() })
  const page = await visitor().get('/', HTML)
  expect(page).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
  })
  expect(page.text).toContain('The application')
  expect(await visitor().get('/assets/index-a1b2.js')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  })
})

test('what can be compressed is', async () => {
  const { app } = await testApp({ pages: await builtPages() })
  const headers = { 'accept-encoding': 'gzip' }
  const reply = await app.inject({ url: '/assets/index-a1b2.js', headers })
  expect(reply.headers['content-encoding']).toBe('gzip')
})

test('any other address is a page of the application, for a browser that goes there', async () => {
  const { app, visitor } = await testApp({ pages: await builtPages() })
  for (const url of ['/home', '/children', '/no/such/page?x=1', '/apiary']) {
    expect(await visitor().get(url, HTML)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-cache' },
      text: expect.stringContaining('The application') as string,
    })
  }
  const json = { status: 404, body: { code: 'NOT_FOUND' } }
  expect(await visitor().get('/api/nowhere', HTML)).toMatchObject(json)
  expect(await visitor().get('/api', HTML)).toMatchObject(json)
  expect(await visitor().get('/assets/gone-c3d4.js', HTML)).toMatchObject(json)
  expect(await visitor().get('/missing.png', { accept: 'image/*' })).toMatchObject(json)
  expect(await visitor().post('/home', {}, HTML)).toMatchObject(json)
  for (const method of ['TRACE', 'OPTIONS']) {
    // The types of `inject` leave TRACE out; the server must not.
    const request = { method: method as 'OPTIONS', url: '/home', headers: HTML }
    expect((await app.inject(request)).statusCode).toBe(404)
  }
})

test('nothing outside the built pages is served', async () => {
  const { visitor } = await testApp({ pages: await builtPages() })
  for (const url of [
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/.env',
  ]) {
    const reply = await visitor().get(url)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.status).toBeLessThan(500)
    expect(reply.body).toMatchObject({ code: expect.any(String) as string })
    expect(reply.text).not.toMatch(/SECRET|root:/)
  }
})

test('a host that somebody forwarded is not believed by default', async () => {
  const { visitor } = await testApp()
  const forged = { 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' }
  expect(
    await visitor().post('/api/auth/forgot-password', { email: 'a@example.com' }, forged),
  ).toMatchObject({ status: 403 })
})
