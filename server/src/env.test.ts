import path from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('nothing needs to be set', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: 'localhost',
    DATA_DIR: path.resolve('data'),
    PRICE_BOOK: 'marketing',
    TRUST_PROXY: false,
    LOG_LEVEL: 'warn',
  })
  expect(readEnv({ NODE_ENV: 'production' }).LOG_LEVEL).toBe('info')
})

test('a variable that is set to nothing counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', SESSION_SECRET: '' })).toMatchObject({ PORT: 3000 })
})

test.each([
  ['PORT', 'many'],
  ['PORT', '65536'],
  ['PORT', '3.14'],
  ['NODE_ENV', 'staging'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['PUBLIC_URL', 'www.lamp.test'],
  ['SMTP_URL', 'smtp.lamp.test'],
  ['MAIL_FROM', 'Nightlight'],
  ['AI_MODEL', 'llama'],
  ['AI_BASE_URL', 'models.lamp.test'],
  ['PRICE_BOOK', 'cheap'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.1, proxy.lamp'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
  ['SESSION_SECRET', 'too short'],
  ['LOG_LEVEL', 'loud'],
])('a wrong %s is named, and its value %j is not', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+$`))
  expect(() => readEnv({ [name]: value })).not.toThrow(value)
})

test('each wrong variable has a line of its own', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/^PORT must .+\nLOG_LEVEL must .+$/)
})

test('proxies are trusted by number, by address, or all', () => {
  expect(readEnv({ TRUST_PROXY: 'true' }).TRUST_PROXY).toBe(true)
  expect(readEnv({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).TRUST_PROXY).toEqual([
    '10.0.0.1',
    '10.1.0.0/16',
  ])
  const one = readEnv({ TRUST_PROXY: '1' }).TRUST_PROXY
  expect(typeof one === 'function' && [0, 1].map((hop) => one('10.0.0.1', hop))).toEqual([
    true,
    false,
  ])
})
