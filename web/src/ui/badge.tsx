import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Tone = 'plain' | 'brand' | 'amber' | 'success' | 'danger'

const TONES: Record<Tone, string> = {
  plain: 'bg-surface-sunken text-ink-soft',
  brand: 'bg-surface-brand text-ink-brand',
  amber: 'bg-surface-amber text-ink-amber',
  success: 'bg-surface-success text-ink-success',
  danger: 'bg-surface-danger text-ink-danger',
}

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}
