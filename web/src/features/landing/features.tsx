import { BookOpenText, HeartHandshake, Sparkles } from 'lucide-react'
import { Card } from '../../ui/card.tsx'

const FEATURES = [
  {
    icon: Sparkles,
    title: 'Three answers in one',
    text: 'A direct answer first, then an article from experts and a video guide to go deeper.',
  },
  {
    icon: HeartHandshake,
    title: "Fitted to your child's age",
    text: 'What helps at 4 months does not at 4 years. Each answer starts from the age today.',
  },
  {
    icon: BookOpenText,
    title: 'Sources you can open',
    text: 'Each answer names the pages it rests on. Where little is known, it says so.',
  },
] as const

export function Features() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="mb-8 text-center text-2xl sm:text-3xl">
        Help you can lean on
      </h2>
      <ul className="grid gap-5 md:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <Card key={title} as="li" className="flex flex-col gap-3">
            <span className="flex size-12 items-center justify-center rounded-control bg-surface-amber text-ink-amber">
              <Icon aria-hidden className="size-6" />
            </span>
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
