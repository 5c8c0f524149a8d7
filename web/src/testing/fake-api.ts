import type { User } from '@nightlight/contract/accounts'
import type { ErrorCode } from '@nightlight/contract/errors'
import type { Family } from '@nightlight/contract/families'
import type { Question } from '@nightlight/contract/questions'
import type { Triage } from '@nightlight/contract/triage'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { server } from './server.ts'

interface World {
  user?: User
  family?: Family | null
  questions?: Question[]
}

/** What every screen reads, answered from one small world that a test may change while it runs. */
export function fakeApi(start: World = {}): World {
  const world = start
  const signedIn = (body: () => JsonBodyType) => () =>
    world.user ? HttpResponse.json(body()) : refusal(401, 'Unauthorized', 'UNAUTHORIZED')
  server.use(
    http.get('/api/config', () =>
      HttpResponse.json({ priceBook: 'marketing', paymentsReady: false }),
    ),
    http.get(
      '/api/auth/user',
      signedIn(() => world.user ?? null),
    ),
    http.get(
      '/api/families/current',
      signedIn(() => world.family ?? null),
    ),
    http.get(
      '/api/questions/recent/5',
      signedIn(() => (world.questions ?? []).slice(0, 5)),
    ),
    http.get(
      '/api/questions',
      signedIn(() => world.questions ?? []),
    ),
    http.get(
      '/api/children/:id/tip',
      signedIn(() => ({
        band: '6-11',
        text: 'Read a short book.',
        source: { publisher: 'CDC', title: 'Milestones', url: 'https://www.cdc.gov/' },
      })),
    ),
  )
  return world
}

/** A reply that says no, in the shape every refusal has. */
export function refusal(status: number, message: string, code: ErrorCode, triage?: Triage) {
  return HttpResponse.json({ message, code, ...(triage && { triage }) }, { status })
}

type Method = 'post' | 'put' | 'patch' | 'delete'

/** Answers one call with `reply`, and keeps what was sent. */
export function answer(method: Method, path: string, reply: (sent: unknown) => Response) {
  const calls: { path: string; body: unknown }[] = []
  server.use(
    http[method](path, async ({ request }) => {
      const text = await request.text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      calls.push({ path: new URL(request.url).pathname, body })
      return reply(body)
    }),
  )
  return calls
}
