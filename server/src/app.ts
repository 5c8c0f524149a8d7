import compress from '@fastify/compress'
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify'
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { api } from './api.ts'
import type { Deps } from './deps.ts'
import { handleErrors, sendError } from './http/errors/error-handler.ts'
import { acceptJsonOnly } from './http/json-body.ts'
import { servePages, WEB_DIST } from './http/pages.ts'
import { logRequests } from './http/request-log.ts'
import { refuseFromElsewhere } from './http/same-site.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'

const BODY_LIMIT_BYTES = 64 * 1024
const REQUEST_TIMEOUT_MS = 30_000

export interface AppOptions {
  /** Where log lines go; standard output when left out. */
  logTo?: { write: (line: string) => void }
  /** The built web pages. */
  pages?: string
}

/** The whole server, built from its dependencies; it listens when told to. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { env } = deps
  const app = Fastify({
    logger: {
      level: env.LOG_LEVEL,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      ...(options.logTo && { stream: options.logTo }),
    },
    // The framework's own lines hold the whole address; see logRequests.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: env.TRUST_PROXY,
    // An address that cannot be decoded; the framework's own words would repeat it.
    frameworkErrors: (error, request, reply: FastifyReply) => sendError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  handleErrors(app)
  acceptJsonOnly(app)
  logRequests(app)
  await sendSecurityHeaders(app, env.NODE_ENV === 'production')
  await app.register(compress)
  app.addHook('onRequest', refuseFromElsewhere(env.PUBLIC_URL))
  await app.register(api, { deps })
  await servePages(app, options.pages ?? WEB_DIST)
  return app
}
