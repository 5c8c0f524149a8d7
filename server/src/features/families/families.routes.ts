import { Family, NewFamily } from '@nightlight/contract/families'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps.ts'
import { requireUser, viewerOf } from '../../http/session/require-user.ts'
import { createFamily, currentFamily } from './families.service.ts'

export const familyRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/families/current',
    { onRequest: requireUser, schema: { response: { 200: Family.nullable() } } },
    (request) => currentFamily(deps, viewerOf(request)),
  )

  app.post(
    '/api/families',
    { onRequest: requireUser, schema: { body: NewFamily, response: { 200: Family } } },
    (request) => createFamily(deps, viewerOf(request), request.body),
  )
}
