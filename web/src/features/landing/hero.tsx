import { TAGLINE } from '@nightlight/contract/brand'
import { Check } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { AnswerSketch } from './answer-sketch.tsx'

export function Hero() {
  return (
    <section className="bg-night text-on-night lamplight">
      <div className="mx-auto grid max-w-page items-center gap-12 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-2 lg:py-24">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-3xl sm:text-4xl">{TAGLINE}</h1>
          <p className="max-w-prose text-lg text-on-night-soft">
            Ask anything about raising a child. You get an answer that fits your child's age, an
            expert article and a video guide, at any hour.
          </p>
          <ButtonLink href="/subscribe" size="large" look="lamp">
            Get Started
          </ButtonLink>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-on-night-soft">
            {['Free to start', 'No credit card needed', 'Cancel anytime'].map((promise) => (
              <li key={promise} className="flex items-center gap-1.5">
                <Check aria-hidden className="size-4 text-lamp" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <AnswerSketch />
      </div>
    </section>
  )
}
