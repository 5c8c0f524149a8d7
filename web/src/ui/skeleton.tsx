import { clsx } from 'clsx'

/** One grey bar; its size comes from the class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={clsx('block animate-breathe rounded-small bg-surface-sunken', className)}
    />
  )
}

/** Some lines of text on their way. `label` is what a screen reader hears. */
export function SkeletonLines({
  lines = 3,
  label = 'Loading',
}: {
  lines?: number
  label?: string
}) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx('h-4', line === lines - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </div>
  )
}
