import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../lib/api-client.ts'
import { toast } from '../ui/overlay/toast.ts'
import { currentUser } from './session.api.ts'

const REDIRECT_DELAY_MS = 500

let isLeaving = false

/**
 * The session ended while someone was signed in: says so, and goes to sign in again. Not when the refused question
 * described a danger: then what to do stays on the screen.
 */
export function leaveExpiredSession(
  queryClient: QueryClient,
  error: ApiError,
  goTo = (path: string) => window.location.assign(path),
): void {
  const wasSignedIn = Boolean(queryClient.getQueryData(currentUser.queryKey))
  if (!wasSignedIn || isLeaving || error.body.triage) return
  isLeaving = true
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
    isFinal: true, // the failed call's own toast would hide it
  })
  setTimeout(() => {
    isLeaving = false
    goTo('/api/login')
  }, REDIRECT_DELAY_MS)
}
