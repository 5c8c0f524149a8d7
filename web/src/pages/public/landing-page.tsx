import { PLAN_LABELS } from '@nightlight/contract/plans'
import { Features } from '../../features/landing/features.tsx'
import { Hero } from '../../features/landing/hero.tsx'
import { HowItWorks } from '../../features/landing/how-it-works.tsx'
import { Showcases } from '../../features/landing/showcases.tsx'
import { PlanCards } from '../../features/plans/plan-cards.tsx'
import { ALL_PLANS_PROMISE } from '../../features/plans/plan-words.ts'
import { ButtonLink } from '../../ui/button.tsx'

const STEPS = {
  free: { href: '/login', label: 'Start Free' },
  individual: { href: '/subscribe/individual', label: 'Choose Individual' },
  family: { href: '/subscribe/family', label: 'Choose Family' },
}

/** / for visitors. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <div className="mx-auto flex max-w-page flex-col gap-20 px-4 py-16 sm:px-6 sm:py-20">
        <Features />
        <HowItWorks />
        <Showcases />
        <section id="pricing" aria-labelledby="pricing-heading">
          <h2 id="pricing-heading" className="text-center text-2xl sm:text-3xl">
            Pricing
          </h2>
          <p className="mt-2 mb-8 text-center text-ink-soft">All plans: {ALL_PLANS_PROMISE}</p>
          <PlanCards names={PLAN_LABELS.badge} steps={STEPS} />
        </section>
        <section
          aria-labelledby="start"
          className="flex flex-col items-center gap-5 rounded-card bg-night px-6 py-12 text-center text-on-night lamplight"
        >
          <h2 id="start" className="text-2xl sm:text-3xl">
            The light is on
          </h2>
          <p className="text-on-night-soft">20 questions a month are free.</p>
          <ButtonLink href="/subscribe" size="large" look="lamp">
            Start for Free
          </ButtonLink>
        </section>
      </div>
    </>
  )
}
