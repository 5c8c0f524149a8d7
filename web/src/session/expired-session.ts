import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../lib/api-client.ts'
import { toast } from '../ui/overlay/toast.ts'
import { currentUser } from './session.api.ts'

const REDIRECT_DELAY_MS = 500

const leaving = new WeakSet<QueryClient>()
const staying = new WeakSet<QueryClient>()

/**
 * The session ended while someone was signed in: says so, and goes to sign in again. Not once a refused question
 * described a danger: then what to do stays on the screen, and no later call that is refused takes it away.
 */
export function leaveExpiredSession(
  queryClient: QueryClient,
  error: ApiError,
  goTo = (path: string) => window.location.assign(path),
): void {
  const wasSignedIn = Boolean(queryClient.getQueryData(currentUser.queryKey))
  if (error.body.triage) staying.add(queryClient)
  if (!wasSignedIn || leaving.has(queryClient) || staying.has(queryClient)) return
  leaving.add(queryClient)
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
    isFinal: true, // the failed call's own toast would hide it
  })
  setTimeout(() => goTo('/api/login'), REDIRECT_DELAY_MS)
}
