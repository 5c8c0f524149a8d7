import type { User } from '@nightlight/contract/accounts'
import { PLAN_LABELS } from '@nightlight/contract/plans'
import { Menu, Settings, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Avatar } from './avatar.tsx'
import { Logo } from './logo.tsx'
import { displayName } from './person.ts'
import { SignOutForm } from './sign-out-form.tsx'

const linkClass =
  'flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold hover:bg-surface-brand'

/** The header of the public pages. */
export function SiteHeader({ user }: { user: User | null }) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="relative mx-auto flex min-h-16 max-w-page items-center justify-between gap-3 px-4 sm:px-6">
        <Logo />
        {user ? <Account user={user} /> : <VisitorLinks />}
      </div>
    </header>
  )
}

function VisitorLinks() {
  return (
    <nav aria-label="Account" className="flex items-center gap-1 sm:gap-2">
      <ButtonLink href="/auth?mode=login" look="quiet" size="small">
        Sign In
      </ButtonLink>
      <ButtonLink href="/subscribe" size="small" className="max-narrow:hidden">
        Get Started
      </ButtonLink>
    </nav>
  )
}

function Account({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Icon = isOpen ? X : Menu
  return (
    <nav aria-label="Account" className="flex items-center gap-2">
      <Badge tone="amber">{PLAN_LABELS.badge[user.effectivePlan]}</Badge>
      <span className="flex items-center gap-2">
        <Avatar user={user} />
        <span className="hidden text-sm font-semibold md:block">{displayName(user)}</span>
      </span>
      <div className="hidden items-center md:flex">
        <Link href="/profile" className={linkClass}>
          <Settings aria-hidden className="size-5" />
          Settings
        </Link>
        <SignOutForm className={linkClass} />
      </div>
      <button
        type="button"
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex size-11 items-center justify-center rounded-control md:hidden"
      >
        <Icon aria-hidden className="size-6" />
      </button>
      {isOpen && (
        <div
          id={id}
          className="absolute top-full right-4 z-30 mt-2 w-full max-w-menu animate-rise rounded-card border border-line bg-surface p-3 shadow-raised md:hidden"
        >
          <Link href="/profile" className={linkClass}>
            <Settings aria-hidden className="size-5" />
            Profile Settings
          </Link>
          <SignOutForm className={linkClass} />
        </div>
      )}
    </nav>
  )
}
