import type { User } from '@nightlight/contract/accounts'
import { PLAN_LABELS } from '@nightlight/contract/plans'
import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { Avatar } from './avatar.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { isItemCurrent, isItemLocked, NAV_ITEMS, type NavItem } from './nav-items.ts'
import { displayName } from './person.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** The bar of the signed-in screens: at the top, and on phones its items at the bottom. */
export function AppBar({ user }: { user: User }) {
  const [path] = useLocation()
  const plan = user.effectivePlan
  return (
    <header className="z-30 border-b border-line bg-surface md:sticky md:top-0">
      <div className="mx-auto flex h-16 max-w-page items-center justify-between gap-4 px-4 sm:px-6">
        <Logo />
        <nav
          aria-label="Main"
          className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface safe-bottom md:static md:border-0"
        >
          <ul className="grid grid-cols-5 md:flex md:gap-1">
            {NAV_ITEMS.map((item) => (
              <li key={item.href}>
                <BarItem
                  item={item}
                  isCurrent={isItemCurrent(item, path)}
                  isLocked={isItemLocked(item, plan)}
                />
              </li>
            ))}
            <li className="md:hidden">
              <MobileMenu user={user} />
            </li>
          </ul>
        </nav>
        <div className="hidden items-center gap-1 md:flex">
          <Link
            href="/profile"
            className="flex min-h-11 items-center gap-2.5 rounded-control px-2 hover:bg-surface-brand"
          >
            <Avatar user={user} />
            <span className="sr-only">Profile of {displayName(user)}, plan: </span>
            <span className="text-sm font-semibold">{PLAN_LABELS.desktopBar[plan]}</span>
          </Link>
          <SignOutForm className="flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold text-ink-soft hover:bg-surface-brand" />
        </div>
      </div>
    </header>
  )
}

interface BarItemProps {
  item: NavItem
  isCurrent: boolean
  isLocked: boolean
}

function BarItem({ item, isCurrent, isLocked }: BarItemProps) {
  const Icon = isLocked ? Lock : item.icon
  const className = clsx(
    'flex min-h-16 flex-col items-center justify-center gap-1 px-1 text-xs font-semibold',
    'md:min-h-11 md:flex-row md:gap-2 md:rounded-control md:px-3.5 md:text-sm',
    isCurrent ? 'text-ink-brand md:bg-surface-brand' : 'text-ink-soft',
    !isLocked && 'hover:text-ink-brand',
  )
  if (isLocked) {
    return (
      <Tooltip text="Upgrade to unlock">
        <span role="link" aria-disabled tabIndex={0} className={clsx(className, 'cursor-default')}>
          <Icon aria-hidden className="size-5" />
          {item.label}
          <span className="sr-only"> (locked)</span>
        </span>
      </Tooltip>
    )
  }
  return (
    <Link href={item.href} aria-current={isCurrent ? 'page' : undefined} className={className}>
      <Icon aria-hidden className="size-5" />
      {item.label}
    </Link>
  )
}
