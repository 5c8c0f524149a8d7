import type { User } from '@nightlight/contract/accounts'
import {
  notifyManager,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { ApiError, api, messageOf, nothing } from '../lib/api-client.ts'
import { toast } from '../ui/overlay/toast.ts'

/** Checks with the contract, which is loaded only once there is a user to check: visitors never need zod. */
async function readUser(body: unknown): Promise<User> {
  const contract = await import('@nightlight/contract/accounts')
  return contract.User.parse(body)
}

/** The signed-in person; null when signed out. */
export const currentUser = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await readUser(await api.get('/api/auth/user', { parse: (body) => body }, signal))
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

/** Changes who is there and where they are in one render, so that no other page flashes up between the two. */
export function switchUser(queryClient: QueryClient, user: User | null, goOn: () => void): void {
  notifyManager.batch(() => {
    queryClient.setQueryData(currentUser.queryKey, user)
    notifyManager.schedule(goOn)
  })
}

/** Signs out, forgets everything that was loaded, and goes to the landing page. */
export function useSignOut() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: () => api.post('/api/auth/logout', undefined, nothing),
    onSuccess: () => {
      switchUser(queryClient, null, () => navigate('/'))
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== '/api/auth/user' })
      toast({ title: 'Goodbye!', description: 'You have been signed out successfully.' })
    },
    onError: (error) =>
      toast({
        title: 'Logout failed',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      }),
  })
}
