import type { User } from '@nightlight/contract/accounts'
import { BRAND } from '@nightlight/contract/brand'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { matchRoute, Redirect, useLocation, useRouter } from 'wouter'
import { Frame } from './features/frame/frame.tsx'
import { usePageTurn } from './lib/page-turn.ts'
import { DASHBOARD, LANDING, NOT_FOUND, ROUTES } from './routes.ts'
import { currentUser } from './session/session.api.ts'
import { Failed } from './ui/banner.tsx'
import { WaitingScreen } from './ui/spinner.tsx'

/** From the address to the page. Shows none until it is known who is there. */
export function Router() {
  const session = useQuery(currentUser)
  if (session.isPending) return <WaitingScreen />
  if (session.data === undefined) {
    return (
      <main className="mx-auto max-w-page p-6">
        <h1 className="mb-4 text-2xl">{BRAND}</h1>
        <Failed what="Your account" onRetry={() => void session.refetch()} />
      </main>
    )
  }
  return <PageAtAddress user={session.data} />
}

interface Shown {
  page: ReactNode
  title: string
  description: string
  /** A signed-in screen, with the app bar in place of the site's header. */
  isApp: boolean
}

function PageAtAddress({ user }: { user: User | null }) {
  const [path] = useLocation()
  const { parser } = useRouter()
  const route = ROUTES.find((one) => matchRoute(parser, one.path, path)[0])
  const shown = pageFor(path, route, user)
  if (!shown) return <Redirect to="/login" replace />
  return (
    <Frame user={user} isApp={shown.isApp}>
      <Suspense fallback={<WaitingScreen />}>
        {shown.page}
        {/* Inside the boundary, so that it turns the page only once the page is there. */}
        <PageTurn path={path} title={shown.title} description={shown.description} />
      </Suspense>
    </Frame>
  )
}

/** What an address shows to this person; null when they must sign in first. */
function pageFor(
  path: string,
  route: (typeof ROUTES)[number] | undefined,
  user: User | null,
): Shown | null {
  if (path === '/' && user)
    return { ...DASHBOARD, page: <DASHBOARD.page user={user} />, isApp: true }
  if (path === '/') return { ...LANDING, page: <LANDING.page />, isApp: false }
  if (!route) return { ...NOT_FOUND, page: <NOT_FOUND.page />, isApp: false }
  if (route.access === 'public') return { ...route, page: <route.page user={user} />, isApp: false }
  return user && { ...route, page: <route.page user={user} />, isApp: true }
}

function PageTurn(turn: { path: string; title: string; description: string }) {
  usePageTurn(turn.path, turn.title, turn.description)
  return null
}
