import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { fakeClock } from '../adapters/clock/fake-clock.ts'
import type { Database } from '../adapters/db/database.ts'
import { scriptedGuidance } from '../adapters/guidance/scripted-guidance.ts'
import { buildApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { readEnv } from '../env.ts'
import { factories, TEST_PASSWORD, type TestUser } from './factories.ts'
import { TestClient } from './test-client.ts'
import { openTestDatabase } from './test-database.ts'

/** The day on which tests take place, unless they say otherwise. */
export const TODAY = '2025-03-15T12:00:00Z'

/** One a worker, and it ends with the worker: each test makes its own users in it. */
let database: Promise<Database> | undefined

/** The whole server with the outside faked. `env` names variables as a deployment would. */
export async function testApp({
  env = {},
  pages = 'no-such-folder',
}: {
  env?: Record<string, string>
  pages?: string
} = {}) {
  const { db } = await (database ??= openTestDatabase())
  const clock = fakeClock(TODAY)
  const guidance = scriptedGuidance()
  const logged: string[] = []
  const deps: Deps = {
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'info', ...env }),
    db,
    guidance,
    clock,
    sessionSecret: 'a secret of at least thirty-two characters',
  }
  const app = await buildApp(deps, { pages, logTo: { write: (line) => logged.push(line) } })
  onTestFinished(() => app.close())

  const browsers = new Map<string, TestClient>()
  return {
    app,
    deps,
    db,
    clock,
    guidance,
    /** Every log line, each of which must stay free of what people wrote. */
    logged,
    make: factories(db, clock),
    /** Someone signed in, each in one browser of their own. */
    as: (user: TestUser) => {
      const browser = browsers.get(user.id) ?? newBrowser(app, user)
      browsers.set(user.id, browser)
      return browser
    },
    /** The same person in another browser. */
    elsewhere: (user: TestUser) => newBrowser(app, user),
    visitor: () => new TestClient(app, async () => {}),
  }
}

function newBrowser(app: FastifyInstance, user: TestUser): TestClient {
  return new TestClient(app, async (client) => {
    const body = { email: user.email, password: TEST_PASSWORD }
    const reply = await client.sendRaw('POST', '/api/auth/login', body)
    if (reply.status !== 200) throw new Error(`Signing in failed: ${reply.text}`)
  })
}
