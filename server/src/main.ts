import { BRAND } from '@nightlight/contract/brand'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { DEMO_PASSWORD, findDemoAccounts } from './demo/demo-accounts.ts'
import { openDeps, type Opened } from './deps.ts'
import { readEnv, type Env } from './env.ts'
import { giveUp, say } from './terminal.ts'

/** Whoever opened a page at once gets it first. */
const WARM_UP_AFTER_MS = 1500

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const opened = await openDeps(env)
  const app = await buildApp(opened.deps)
  app.addHook('onClose', opened.close)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      app.close().then(() => process.exit(0), giveUp)
    })
  }

  await app.listen({ port: env.PORT, host: env.HOST })
  say(`${BRAND} is ready at ${addressOf(app, env)}`)
  if (env.NODE_ENV === 'production' && env.TRUST_PROXY === false) {
    say('Nobody can sign in yet: set TRUST_PROXY, so that https at the proxy in front is believed.')
  }
  await sayDemoAccounts(env, opened)
  setTimeout(() => opened.deps.guidance.warmUp(), WARM_UP_AFTER_MS).unref()
}

function addressOf(app: FastifyInstance, env: Env): string {
  const bound = app.server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : env.PORT
  const host = ['0.0.0.0', '::'].includes(env.HOST) ? 'localhost' : env.HOST
  return `http://${host}:${port}`
}

/** Whoever tries Nightlight out should not have to look for the way in. */
async function sayDemoAccounts(env: Env, { deps, databaseKind }: Opened): Promise<void> {
  if (env.NODE_ENV === 'production' || databaseKind !== 'embedded') return
  const emails = await findDemoAccounts(deps.db)
  if (emails.length > 0) say(`Demo accounts, password ${DEMO_PASSWORD}: ${emails.join(', ')}`)
}

start().catch((error: unknown) => giveUp(error))
