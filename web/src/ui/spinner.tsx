import { LoaderCircle } from 'lucide-react'

/** A turning ring beside words that say what is awaited. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />
}

/** A wait that fills its place, for a screen that cannot show anything yet. */
export function WaitingScreen({ label = 'Loading' }: { label?: string }) {
  return (
    <div
      role="status"
      className="flex min-h-64 animate-fade items-center justify-center text-ink-soft"
    >
      <LoaderCircle aria-hidden className="size-8 animate-spin" />
      <span className="sr-only">{label}</span>
    </div>
  )
}
