import { PRICE_BOOKS, type PriceBook, priceText, type Tier } from '@nightlight/contract/plans'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../lib/api-client.ts'

interface ServerConfig {
  priceBook: PriceBook
  paymentsReady: boolean
}

/** Read by hand, because the landing page shows prices and is to load without zod. */
function readConfig(body: unknown): ServerConfig {
  if (typeof body !== 'object' || body === null) throw new TypeError('Not a server configuration')
  return {
    priceBook: 'priceBook' in body && body.priceBook === 'inapp' ? 'inapp' : 'marketing',
    paymentsReady: 'paymentsReady' in body && body.paymentsReady === true,
  }
}

const serverConfig = queryOptions({
  queryKey: ['/api/config'],
  queryFn: ({ signal }) => api.get('/api/config', { parse: readConfig }, signal),
})

/** A tier's price a month ('$7'), from the one price book this server charges by; null until it is known. */
export function usePrice(tier: Tier): string | null {
  const config = useQuery(serverConfig)
  if (tier === 'free') return priceText(0)
  return config.data ? priceText(PRICE_BOOKS[config.data.priceBook][tier]) : null
}
