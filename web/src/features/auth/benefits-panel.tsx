import { BookOpenText, Check, Clock, HeartHandshake, Video } from 'lucide-react'

const BENEFITS = [
  { icon: Clock, text: 'Answers at any hour, also at three in the morning' },
  { icon: HeartHandshake, text: "Fitted to your child's age and stage" },
  { icon: BookOpenText, text: 'Every answer names the sources it rests on' },
  { icon: Video, text: 'An expert article and a video guide to go deeper' },
] as const

const PROMISES = ['Free to start', 'No credit card required', 'Cancel anytime'] as const

export function BenefitsPanel() {
  return (
    <aside
      aria-label="What you get"
      className="rounded-card bg-night p-8 text-on-night lamplight lg:p-10"
    >
      <img
        src="/scenes/sleep.svg"
        alt=""
        width={320}
        height={180}
        className="mb-8 w-full rounded-card"
      />
      <h2 className="text-2xl">A light left on for you</h2>
      <ul className="mt-6 flex flex-col gap-5">
        {BENEFITS.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-start gap-4">
            <Icon aria-hidden className="mt-1 size-6 shrink-0 text-lamp" />
            {text}
          </li>
        ))}
      </ul>
      <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm text-on-night-soft">
        {PROMISES.map((promise) => (
          <li key={promise} className="flex items-center gap-1.5">
            <Check aria-hidden className="size-4" />
            {promise}
          </li>
        ))}
      </ul>
    </aside>
  )
}
