import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { isFromElsewhere } from '../../http/same-site.ts'
import { signOut } from '../../http/session/session.ts'
import { logSecurityEvent } from './accounts.queries.ts'

export const logoutRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const end = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { userId } = request.session
    await signOut(request, reply, deps)
    if (userId === undefined) return
    const userAgent = request.headers['user-agent']?.slice(0, 300) ?? null
    const event = { userId, action: 'sign_out', success: true, ipAddress: request.ip } as const
    await logSecurityEvent(deps.db, { ...event, userAgent }, deps.clock.now())
  }

  app.post(
    '/api/auth/logout',
    { schema: { response: { 204: z.void() } } },
    async (request, reply) => {
      await end(request, reply)
      return reply.code(204).send()
    },
  )

  app.get('/api/logout', async (request, reply) => {
    // A link on another site must not sign anyone out.
    if (!isFromElsewhere(request, deps.env.PUBLIC_URL)) await end(request, reply)
    return reply.redirect('/')
  })

  app.get('/api/login', (_request, reply) => reply.redirect('/auth?mode=login'))

  await app.register(async (form) => {
    // The navigation bar's form; its content is of no interest. No other route takes a form.
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    )
    form.post('/api/logout', async (request, reply) => {
      await end(request, reply)
      return reply.redirect('/')
    })
  })
}
