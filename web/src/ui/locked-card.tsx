import { Lock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Card } from './card.tsx'
import { Tooltip } from './overlay/tooltip.tsx'

interface LockedCardProps {
  icon: LucideIcon
  title: string
  children: ReactNode
  /** Where it is unlocked. */
  href?: string
}

/** Something a larger plan has, shown but closed. */
export function LockedCard({ icon: Icon, title, children, href = '/subscribe' }: LockedCardProps) {
  return (
    <Card as="li" tone="sunken" className="flex flex-col gap-2">
      <Icon aria-hidden className="size-6 text-ink-soft" />
      <h3 className="text-lg">{title}</h3>
      <p className="grow text-sm text-ink-soft">{children}</p>
      <Tooltip text="Upgrade to unlock">
        <Link
          href={href}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 self-start rounded-control px-2 text-sm font-semibold text-ink-soft hover:bg-surface-brand hover:text-ink-brand"
        >
          <Lock aria-hidden className="size-4" />
          Locked Feature<span className="sr-only">: {title}</span>
        </Link>
      </Tooltip>
    </Card>
  )
}
