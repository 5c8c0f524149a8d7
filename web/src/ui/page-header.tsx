import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  aside?: ReactNode
}

/** The page's one h1, with what stands beside it. */
export function PageHeader({ title, subtitle, aside }: PageHeaderProps) {
  return (
    <div className="mb-6 sm:mb-8">
      <div className="flex items-center justify-between gap-4">
        <h1 className="min-w-0 grow text-2xl sm:text-3xl">{title}</h1>
        {aside && <div className="max-w-40 shrink-0">{aside}</div>}
      </div>
      {subtitle && <div className="mt-1.5 max-w-prose text-ink-soft">{subtitle}</div>}
    </div>
  )
}
