import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-client.ts'

const UNUSED_CACHE_MS = 5 * 60_000

/**
 * The spec's caching: no retries, no refetch on focus, data never stale by itself, unused data dropped after five
 * minutes. `onUnauthorized` hears of every 401, so that a session that ended is noticed wherever it shows first.
 */
export function createQueryClient(onUnauthorized: (error: ApiError) => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onUnauthorized(error)
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        gcTime: UNUSED_CACHE_MS,
        networkMode: 'always', // offline, a call fails at once and says so instead of waiting unseen
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
