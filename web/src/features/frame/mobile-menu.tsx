import type { User } from '@nightlight/contract/accounts'
import { PLAN_LABELS } from '@nightlight/contract/plans'
import { clsx } from 'clsx'
import { Lock, Menu, UserRound, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Badge } from '../../ui/badge.tsx'
import { Avatar } from './avatar.tsx'
import { isItemLocked, NAV_ITEMS } from './nav-items.ts'
import { displayName } from './person.ts'
import { SignOutForm } from './sign-out-form.tsx'

const itemClass = 'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-semibold'

/** Opens above the bar on phones. Closes when an item is chosen, on Escape, and on the button itself. */
export function MobileMenu({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const Icon = isOpen ? X : Menu

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // The keys pressed inside bubble up to here; the element itself is no control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-16 w-full flex-col items-center justify-center gap-1 text-xs font-semibold text-ink-soft"
      >
        <Icon aria-hidden className="size-5" />
        Menu
      </button>
      {isOpen && (
        <div
          id={id}
          className="absolute inset-x-3 bottom-full mb-3 animate-rise rounded-card border border-line bg-surface p-4 shadow-raised"
        >
          <div className="mb-2 flex items-center gap-3 border-b border-line px-3 pb-4">
            <Avatar user={user} />
            <span className="min-w-0 grow truncate font-semibold">{displayName(user)}</span>
            <Badge tone="amber">{PLAN_LABELS.badge[user.effectivePlan]}</Badge>
          </div>
          <MenuItems user={user} onChoose={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}

function MenuItems({ user, onChoose }: { user: User; onChoose: () => void }) {
  return (
    <ul>
      {NAV_ITEMS.map((item) => (
        <li key={item.href}>
          {isItemLocked(item, user.effectivePlan) ? (
            <span
              role="link"
              aria-disabled
              tabIndex={0}
              className={clsx(itemClass, 'text-ink-soft')}
            >
              <Lock aria-hidden className="size-5" />
              {item.label}
              <span className="sr-only"> (locked)</span>
            </span>
          ) : (
            <Link href={item.href} onClick={onChoose} className={itemClass}>
              <item.icon aria-hidden className="size-5" />
              {item.label}
            </Link>
          )}
        </li>
      ))}
      <li>
        <Link href="/profile" onClick={onChoose} className={itemClass}>
          <UserRound aria-hidden className="size-5" />
          Profile
        </Link>
      </li>
      <li>
        <SignOutForm className={itemClass} />
      </li>
    </ul>
  )
}
