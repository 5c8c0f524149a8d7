import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { refusal } from '../testing/fake-api.ts'
import { server } from '../testing/server.ts'
import { ApiError, api, messageOf, nothing } from './api-client.ts'

async function failureOf(reply: () => Response) {
  server.use(http.get('/api/thing', reply))
  return api.get('/api/thing', nothing).then(
    () => {
      throw new Error('should have failed')
    },
    (error: unknown) => error as ApiError, // send() throws nothing else for a reply
  )
}

test('a refusal is the status, a colon, a space and the body', async () => {
  const error = await failureOf(() => refusal(404, 'Not found', 'NOT_FOUND'))
  expect(error).toBeInstanceOf(ApiError)
  expect(error.message).toBe('404: {"message":"Not found","code":"NOT_FOUND"}')
  expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(messageOf(error, 'fallback')).toBe('Not found')
})

test('an empty body gives the status text, and no words of the server', async () => {
  const error = await failureOf(
    () => new HttpResponse(null, { status: 502, statusText: 'Bad Gateway' }),
  )
  expect(error.message).toBe('502: Bad Gateway')
  expect(messageOf(error, 'fallback')).toBe('fallback')
})

test('a reply of another shape is refused', async () => {
  server.use(http.get('/api/thing', () => HttpResponse.json({ n: 'one' })))
  await expect(api.get('/api/thing', z.object({ n: z.number() }))).rejects.toThrow(
    'expected number',
  )
})

test('zod compiles nothing, as the content security policy demands', () => {
  expect(z.config()).toMatchObject({ jitless: true })
})
