import { Question } from '@nightlight/contract/questions'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from './adapters/clock/clock.ts'
import { factories, TEST_PASSWORD } from './testing/factories.ts'
import { makeProcessDatabase } from './testing/process-database.ts'
import { failingServer, startServer } from './testing/server-process.ts'

/** Each test starts whole processes, which a busy machine may take its time over. */
const PATIENCE = { timeout: 120_000 }

async function signIn(address: string, email: string): Promise<string> {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  })
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

test(
  'a killed server has lost no question it acknowledged, and no question its answer',
  PATIENCE,
  async () => {
    const database = await makeProcessDatabase()
    const opened = await database.open()
    const parent = await factories(opened.db, systemClock).user({ subscriptionPlan: 'individual' })
    await opened.close()
    const server = await startServer(database.env)
    onTestFinished(server.kill)
    const cookie = await signIn(server.address, parent.email)

    const acknowledged: string[] = []
    await Promise.all(
      Array.from({ length: 50 }, async (_, i) => {
        const reply = await fetch(`${server.address}/api/questions`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json' },
          body: JSON.stringify({
            question: `Why does my baby wake at night? (${i})`,
            childId: null,
          }),
        }).then((answer) => answer.json())
        acknowledged.push(Question.parse(reply).id)
        if (acknowledged.length === 10) await server.kill()
      }),
    ).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error // the connections that the kill cut off
    })
    expect(acknowledged.length).toBeGreaterThanOrEqual(10)
    expect(acknowledged.length).toBeLessThan(50)

    const again = await startServer(database.env)
    onTestFinished(again.kill)
    const kept = await fetch(`${again.address}/api/questions`, { headers: { cookie } })
    const questions = z.array(Question).parse(await kept.json())
    const ids = questions.map(({ id }) => id)
    expect(acknowledged.filter((id) => !ids.includes(id))).toEqual([])
    expect(questions.filter(({ responses }) => responses.length !== 1)).toEqual([])
    const me = await fetch(`${again.address}/api/auth/user`, { headers: { cookie } })
    expect(await me.json()).toMatchObject({ questionsUsedThisMonth: questions.length })
  },
)

test(
  'a server that is told to stop stops, and tells a second one that it is there',
  PATIENCE,
  async () => {
    const { env } = await makeProcessDatabase()
    const embedded = { ...env, DATABASE_URL: '' }
    const first = await startServer(embedded)
    onTestFinished(first.kill)

    const said = await failingServer(embedded)

    expect(said).toMatch(/already open in another process/)
    expect(said).not.toMatch(/\n\s+at /)
    expect(await first.terminate()).toBe(0)
  },
)

test('a wrong variable ends the start with its name', PATIENCE, async () => {
  expect(await failingServer({ PORT: 'many', LOG_LEVEL: 'loud' })).toMatch(
    /^PORT must be a port number\nLOG_LEVEL must be .+\n$/,
  )
})
