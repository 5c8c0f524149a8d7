import type { User } from '@nightlight/contract/accounts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../lib/api-client.ts'
import { makeTriage, makeUser } from '../testing/factories.ts'
import { leaveExpiredSession } from './expired-session.ts'
import { currentUser } from './session.api.ts'

const refused = new ApiError(401, JSON.stringify({ message: 'Unauthorized' }))
const refusedDanger = new ApiError(401, JSON.stringify({ triage: makeTriage() }))

function someone(user: User | null = makeUser()) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUser.queryKey, user)
  const goTo = vi.fn<(path: string) => void>()
  const meets = (error: ApiError) => leaveExpiredSession(queryClient, error, goTo)
  return { meets, goTo }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('leaves half a second later, and once', () => {
  const { meets, goTo } = someone()
  meets(refused)
  meets(refused)
  vi.advanceTimersByTime(499)
  expect(goTo).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/api/login')
})

test('a visitor is sent nowhere', () => {
  const { meets, goTo } = someone(null)
  meets(refused)
  vi.advanceTimersByTime(5000)
  expect(goTo).not.toHaveBeenCalled()
})

test('once a danger is shown, the polls that are refused after it take nobody away', () => {
  const { meets, goTo } = someone()
  meets(refusedDanger)
  meets(refused)
  vi.advanceTimersByTime(60_000)
  expect(goTo).not.toHaveBeenCalled()
})
