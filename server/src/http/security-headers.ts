import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const SELF = ["'self'"]
const NONE = ["'none'"]

/** On every answer. What is not listed here is helmet's default (nosniff, no referrer, …). */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  production: boolean,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false, // they upgrade to https, which http://localhost does not have
      directives: {
        defaultSrc: SELF,
        scriptSrc: SELF,
        styleSrc: [...SELF, "'unsafe-inline'"], // Radix sets styles in elements
        imgSrc: [...SELF, 'data:'],
        objectSrc: NONE,
        baseUri: NONE,
        frameAncestors: NONE,
        formAction: SELF,
      },
    },
    strictTransportSecurity: production && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
  })
}
