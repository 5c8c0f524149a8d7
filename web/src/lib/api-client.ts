import type { ErrorCode } from '@nightlight/contract/errors'
import type { Triage } from '@nightlight/contract/triage'

/** What the server says when it refuses; every part may be missing when something between us answered instead. */
export interface ErrorBody {
  message?: string
  code?: ErrorCode
  fields?: unknown
  triage?: Triage | null
}

/** A reply that was not OK. Its message is the status, a colon, a space and the body's text. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseBody(text)
  }

  get code(): ErrorCode | undefined {
    return this.body.code
  }
}

function parseBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {} // a proxy's page, or nothing at all
  }
}

/** The server's own words about a failure, or `fallback` where it said none. */
export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.body.message) || fallback
}

/** Anything that checks a reply: a zod schema, or a function of ours where zod is not to be loaded. */
export interface Reads<T> {
  parse: (body: unknown) => T
}

/** For calls whose reply nobody reads. */
export const nothing: Reads<void> = { parse: () => undefined }

interface Call<T> {
  reads: Reads<T>
  body?: unknown
  signal?: AbortSignal
}

async function send<T>(method: string, path: string, { reads, body, signal }: Call<T>): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'include',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    ...(signal && { signal }),
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text || response.statusText)
  return reads.parse(text === '' ? undefined : JSON.parse(text))
}

export const api = {
  get: <T>(path: string, reads: Reads<T>, signal?: AbortSignal) =>
    send('GET', path, { reads, ...(signal && { signal }) }),
  post: <T>(path: string, body: unknown, reads: Reads<T>, signal?: AbortSignal) =>
    send('POST', path, { reads, body, ...(signal && { signal }) }),
  put: <T>(path: string, body: unknown, reads: Reads<T>) => send('PUT', path, { reads, body }),
  patch: <T>(path: string, body: unknown, reads: Reads<T>) => send('PATCH', path, { reads, body }),
  delete: <T>(path: string, reads: Reads<T>) => send('DELETE', path, { reads }),
}
