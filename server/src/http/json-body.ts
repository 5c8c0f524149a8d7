import type { FastifyInstance } from 'fastify'

/** JSON and nothing else; an empty body is none, since some clients name the type of what they do not send. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error') // refuses __proto__ and constructor keys
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') done(null, undefined)
    else void parseJson(request, text, done)
  })
}
