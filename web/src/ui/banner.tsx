import { clsx } from 'clsx'
import { CircleAlert, Info, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type Tone = 'info' | 'amber' | 'danger'

const TONES = {
  info: { className: 'bg-surface-brand border-line', icon: Info },
  amber: { className: 'bg-surface-amber border-line', icon: Sparkles },
  danger: { className: 'bg-surface-danger border-line-danger', icon: CircleAlert },
} as const satisfies Record<Tone, object>

interface BannerProps {
  tone?: Tone
  title?: string
  action?: ReactNode
  children?: ReactNode
  /** `alert` interrupts a screen reader, `status` waits; without it the banner is part of the page. */
  role?: 'alert' | 'status'
}

export function Banner({ tone = 'info', title, action, children, role }: BannerProps) {
  const { className, icon: Icon } = TONES[tone]
  return (
    <div
      role={role}
      className={clsx(
        'flex flex-col gap-4 rounded-card border p-5 sm:flex-row sm:items-center',
        className,
      )}
    >
      <div className="flex grow gap-3">
        <Icon aria-hidden className="mt-1 size-5 shrink-0" />
        <div>
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="text-sm">{children}</div>}
        </div>
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  )
}

interface FailedProps {
  /** What could not be shown, as the subject of a sentence: 'Your questions'. */
  what: string
  onRetry: () => void
}

/** A part of a screen that could not be loaded, with the way to try again. */
export function Failed({ what, onRetry }: FailedProps) {
  return (
    <Banner
      tone="danger"
      role="alert"
      title={`${what} could not be loaded.`}
      action={
        <Button look="secondary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      Check your connection and try again.
    </Banner>
  )
}
