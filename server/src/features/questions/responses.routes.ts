import { IdParam } from '@nightlight/contract/children'
import { RateResponse, Response, SaveResponse } from '@nightlight/contract/questions'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps.ts'
import { requireUser, viewerOf } from '../../http/session/require-user.ts'
import { rateResponse, saveResponse } from './questions.service.ts'

export const responseRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.patch(
    '/api/responses/:id/save',
    {
      onRequest: requireUser,
      schema: { params: IdParam, body: SaveResponse, response: { 200: Response } },
    },
    (request) => saveResponse(deps, viewerOf(request), request.params.id, request.body.saved),
  )

  app.patch(
    '/api/responses/:id/rate',
    {
      onRequest: requireUser,
      schema: { params: IdParam, body: RateResponse, response: { 200: Response } },
    },
    (request) => rateResponse(deps, viewerOf(request), request.params.id, request.body.helpful),
  )
}
