import { BookOpenText, CirclePlay } from 'lucide-react'

/** The shape of an answer. It gives no advice: real answers name their sources, and a picture cannot. */
export function AnswerSketch() {
  return (
    <div
      role="img"
      aria-label="A question about a baby of 8 months, with its answer, a recommended article and a video guide"
      className="rounded-card border border-line bg-surface p-5 text-ink shadow-raised sm:p-7"
    >
      <p className="text-sm text-ink-soft">Mia, 8 months</p>
      <p className="mt-1 font-serif text-xl font-semibold">Why does Mia wake up every two hours?</p>
      <p className="mt-5 mb-3 text-sm font-semibold tracking-wide text-ink-brand uppercase">
        AI Response
      </p>
      <div className="flex flex-col gap-2.5">
        <Line className="w-full" />
        <Line className="w-11/12" />
        <Line className="w-4/5" />
      </div>
      <div className="mt-6 grid grid-cols-2 gap-3 text-sm font-semibold">
        <div className="rounded-control bg-surface-sunken p-3">
          <img
            src="/scenes/sleep.svg"
            alt=""
            width={320}
            height={180}
            className="mb-3 w-full rounded-small"
          />
          <p className="flex items-center gap-2">
            <BookOpenText aria-hidden className="size-4 shrink-0" />
            Article
          </p>
        </div>
        <div className="rounded-control bg-surface-sunken p-3">
          <div className="mb-3 flex aspect-video items-center justify-center rounded-small bg-night">
            <CirclePlay aria-hidden className="size-10 text-lamp" />
          </div>
          <p className="flex items-center gap-2">
            <CirclePlay aria-hidden className="size-4 shrink-0" />
            Video Guide
          </p>
        </div>
      </div>
    </div>
  )
}

function Line({ className }: { className: string }) {
  return <span className={`block h-3 rounded-full bg-line ${className}`} />
}
