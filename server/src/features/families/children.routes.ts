import { Child, IdParam, NewChild } from '@nightlight/contract/children'
import { Tip } from '@nightlight/contract/tips'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { requireUser, viewerOf } from '../../http/session/require-user.ts'
import { addChild, changeChild, childTip, removeChild } from './children.service.ts'

export const childRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.post(
    '/api/children',
    { onRequest: requireUser, schema: { body: NewChild, response: { 200: Child } } },
    (request) => addChild(deps, viewerOf(request), request.body),
  )

  app.put(
    '/api/children/:id',
    {
      onRequest: requireUser,
      schema: { params: IdParam, body: NewChild, response: { 200: Child } },
    },
    (request) => changeChild(deps, viewerOf(request), request.params.id, request.body),
  )

  app.delete(
    '/api/children/:id',
    { onRequest: requireUser, schema: { params: IdParam, response: { 204: z.void() } } },
    async (request, reply) => {
      await removeChild(deps, viewerOf(request), request.params.id)
      return reply.code(204).send()
    },
  )

  app.get(
    '/api/children/:id/tip',
    { onRequest: requireUser, schema: { params: IdParam, response: { 200: Tip } } },
    (request) => childTip(deps, viewerOf(request), request.params.id),
  )
}
