import type { User } from '@nightlight/contract/accounts'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { useOnline } from '../../lib/online.ts'
import { Banner } from '../../ui/banner.tsx'
import { Footer } from './footer.tsx'
import { SiteHeader } from './site-header.tsx'

const AppBar = lazy(async () => ({ default: (await import('./app-bar.tsx')).AppBar }))

interface FrameProps {
  user: User | null
  isApp: boolean
  children: ReactNode
}

/** What stands around every page: skip link, header or app bar, the page itself, footer. */
export function Frame({ user, isApp, children }: FrameProps) {
  const isOnline = useOnline()
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-control bg-brand px-5 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to content
      </a>
      {isApp && user ? (
        <Suspense fallback={<div className="h-16" />}>
          <AppBar user={user} />
        </Suspense>
      ) : (
        <SiteHeader user={user} />
      )}
      {!isOnline && (
        <div className="mx-auto w-full max-w-page px-4 pt-4 sm:px-6">
          <Banner tone="amber" role="status" title="You are offline.">
            What was loaded stays readable, and what you typed is kept.
          </Banner>
        </div>
      )}
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {/* Room for the app bar, which lies over the end of the page on phones. */}
      <div className={clsx(isApp && 'pb-20 md:pb-0')}>
        <Footer />
      </div>
    </div>
  )
}
