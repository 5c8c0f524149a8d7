import { Skeleton } from '../../../ui/skeleton.tsx'

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-2/3'] as const

/** About as tall as an answer with its companions, so that nothing jumps when it comes. */
export function PendingAnswer() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <p className="text-ink-soft">Generating response...</p>
      {LINE_WIDTHS.map((width, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the bars never change
        <Skeleton key={place} className={`h-4 ${width}`} />
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  )
}
