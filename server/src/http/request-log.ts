import type { FastifyInstance } from 'fastify'

/**
 * One line a request: what was asked for, by whose id, and how it ended. The route's pattern stands for the
 * address, since a query string or a path may hold a token or a name.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.viewer?.id,
      },
      'request',
    )
  })
}
