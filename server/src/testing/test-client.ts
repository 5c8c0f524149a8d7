import type { FastifyInstance, InjectOptions } from 'fastify'

type Headers = Record<string, string>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Reply {
  status: number
  // A test says what it expects; what came is unknown until then.
  body: unknown
  text: string
  headers: Record<string, unknown>
  cookies: { name: string; value: string }[]
}

/** Speaks HTTP as one browser would: keeps its cookies. */
export class TestClient {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #before: () => Promise<void>

  constructor(app: FastifyInstance, before: (client: TestClient) => Promise<void>) {
    this.#app = app
    let done: Promise<void> | undefined
    this.#before = () => (done ??= before(this))
  }

  get = (url: string, headers?: Headers) => this.send('GET', url, undefined, headers)
  post = (url: string, body?: unknown, headers?: Headers) => this.send('POST', url, body, headers)
  put = (url: string, body: unknown) => this.send('PUT', url, body)
  patch = (url: string, body: unknown) => this.send('PATCH', url, body)
  delete = (url: string) => this.send('DELETE', url)

  async send(method: Method, url: string, body?: unknown, headers: Headers = {}): Promise<Reply> {
    await this.#before()
    return this.sendRaw(method, url, body, headers)
  }

  /** Without signing in first. */
  async sendRaw(
    method: Method,
    url: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request: InjectOptions = {
      method,
      url,
      headers: { ...(cookie && { cookie }), ...headers },
    }
    if (body !== undefined) request.payload = body as NonNullable<InjectOptions['payload']>
    const reply = await this.#app.inject(request)
    for (const { name, value } of reply.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    return {
      status: reply.statusCode,
      body: isJson ? (JSON.parse(reply.body) as unknown) : undefined,
      text: reply.body,
      headers: reply.headers,
      cookies: reply.cookies,
    }
  }
}
