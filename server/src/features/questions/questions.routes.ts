import { NewQuestion, Question, RecentParams } from '@nightlight/contract/questions'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { sendError } from '../../http/errors/error-handler.ts'
import { currentViewer, requireUser, viewerOf } from '../../http/session/require-user.ts'
import { dangerInRefused } from './danger-in-refused.ts'
import { listQuestions } from './questions.queries.ts'
import { ask } from './questions.service.ts'

const LATEST = 200
/** Room for a text that is far too long: it is refused, but read for danger first. */
const BODY_LIMIT_BYTES = 1024 * 1024

export const questionRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.post(
    '/api/questions',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      // Who it is comes first, for the country's numbers; whether they may ask only after the shape.
      onRequest: async (request) => {
        await currentViewer(request)
      },
      preHandler: requireUser,
      schema: { body: NewQuestion, response: { 200: Question } },
      errorHandler: (error, request, reply) => {
        const triage = dangerInRefused(deps, request)
        sendError(error, request, reply, triage ? { triage } : {})
      },
    },
    (request) => ask(deps, viewerOf(request), request.body),
  )

  app.get(
    '/api/questions',
    { onRequest: requireUser, schema: { response: { 200: z.array(Question) } } },
    (request) => listQuestions(deps.db, viewerOf(request), LATEST),
  )

  app.get(
    '/api/questions/recent/:limit',
    {
      onRequest: requireUser,
      schema: { params: RecentParams, response: { 200: z.array(Question) } },
    },
    (request) => listQuestions(deps.db, viewerOf(request), request.params.limit),
  )
}
