import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { CalendarDate } from '@nightlight/contract/ages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { IDLE_MS, sessionStore } from './session-store.ts'

declare module 'fastify' {
  interface Session {
    userId?: string
    seenOn?: CalendarDate
  }
}

/** With `__Host-` a browser takes the cookie only over https, for this host alone and no path of it. */
const cookieName = (secure: boolean) => (secure ? '__Host-nightlight' : 'nightlight')
const isSecure = (deps: Deps) => deps.env.NODE_ENV === 'production'

/** Sessions for the routes of this scope. Mere visitors get no cookie. */
export async function rememberSessions(app: FastifyInstance, deps: Deps): Promise<void> {
  const secure = isSecure(deps)
  await app.register(cookie)
  await app.register(session, {
    secret: deps.sessionSecret,
    store: sessionStore(deps.db, deps.clock),
    cookieName: cookieName(secure),
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: IDLE_MS },
    saveUninitialized: false,
    rolling: false, // see `seenOn`
  })
}

/** Signs someone in under a new id, so that an id planted before is worth nothing. */
export async function signIn(request: FastifyRequest, userId: string): Promise<void> {
  request.session.userId = userId
  await request.session.regenerate(['userId'])
  request.viewer = null
}

/** Ends the session and takes the cookie back. */
export async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
): Promise<void> {
  const secure = isSecure(deps)
  await request.session.destroy()
  void reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure })
}
