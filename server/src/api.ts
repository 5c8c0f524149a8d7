import swagger from '@fastify/swagger'
import { BRAND } from '@nightlight/contract/brand'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { logoutRoutes } from './features/accounts/logout.routes.ts'
import { childRoutes } from './features/families/children.routes.ts'
import { familyRoutes } from './features/families/families.routes.ts'
import { findViewer } from './features/plans/viewer.queries.ts'
import { questionRoutes } from './features/questions/questions.routes.ts'
import { responseRoutes } from './features/questions/responses.routes.ts'
import { statusRoutes } from './features/status/status.routes.ts'
import { refuseNul } from './http/plain-text.ts'
import { recogniseUsers } from './http/session/require-user.ts'
import { rememberSessions } from './http/session/session.ts'

/** Everything below /api: the only part of the server that knows sessions. */
export async function api(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
  })
  app.addHook('preValidation', refuseNul)
  await rememberSessions(app, deps)
  recogniseUsers(app, deps.clock, (userId) => findViewer(deps.db, userId, deps.clock.now()))

  if (deps.env.NODE_ENV !== 'production') await describeApi(app)
  for (const routes of [
    statusRoutes,
    accountRoutes,
    logoutRoutes,
    familyRoutes,
    childRoutes,
    questionRoutes,
    responseRoutes,
  ]) {
    await app.register(routes, { deps })
  }
}

async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: BRAND, version: '1' } },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
