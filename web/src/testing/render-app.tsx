import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { Router as Location } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createQueryClient } from '../lib/query-client.ts'
import { Router } from '../router.tsx'
import { leaveExpiredSession } from '../session/expired-session.ts'
import { Toaster } from '../ui/overlay/toaster.tsx'

/** The whole app at an address, as a person meets it. */
export function renderApp(address: string) {
  const [path = '/', query = ''] = address.split('?')
  const location = memoryLocation({ path, searchPath: query, record: true })
  const leaveFor = vi.fn<(path: string) => void>()
  const queryClient = createQueryClient((error) =>
    leaveExpiredSession(queryClient, error, leaveFor),
  )
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={queryClient}>
      <Location hook={location.hook} searchHook={location.searchHook}>
        <Router />
      </Location>
      <Toaster />
    </QueryClientProvider>,
  )
  /** Where the person is now, query included. */
  const currentPath = () => location.history.at(-1)
  return { user, currentPath, leaveFor }
}
