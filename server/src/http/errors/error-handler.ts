import { ERRORS } from '@nightlight/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from './describe-error.ts'
import { errorBody, type ErrorBody } from './error-body.ts'

/** The one place where errors become answers. `extra` goes into the body beside the message and the code. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  extra: Partial<ErrorBody> = {},
): void {
  const { status, body, unexpected } = errorBody(error)
  if (unexpected) request.log.error({ err: describeError(error) }, 'request failed')
  void reply.code(status).send({ ...body, ...extra })
}

export function notFound(reply: FastifyReply): void {
  // A fixed text: the path may hold anything, so it is never repeated.
  void reply.code(404).send({ message: ERRORS.NOT_FOUND.message, code: 'NOT_FOUND' })
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
}
