import { sql } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { BOOKS } from '../../env.ts'

/** What a page must know of this deployment before anyone signs in. */
const Config = z.object({ priceBook: z.enum(BOOKS), paymentsReady: z.boolean() })

export const statusRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get('/api/config', { schema: { response: { 200: Config } } }, () => ({
    priceBook: deps.env.PRICE_BOOK,
    paymentsReady: false,
  }))

  app.get(
    '/api/health',
    { schema: { response: { 200: z.object({ ok: z.literal(true) }) } } },
    async () => {
      await deps.db.execute(sql`select 1`)
      return { ok: true as const }
    },
  )
}
