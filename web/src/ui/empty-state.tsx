import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** The path of one of our own small scenes. */
  picture?: string
  level?: 'h2' | 'h3'
}

/** Says what will be here, and offers the step that fills it. */
export function EmptyState({
  title,
  children,
  action,
  picture,
  level: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-form flex-col items-center gap-3 py-6 text-center">
      {picture && (
        <img src={picture} alt="" width={256} height={144} className="mb-2 w-56 rounded-card" />
      )}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
