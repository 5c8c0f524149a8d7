import { PLAN_LABELS, tierOf } from '@nightlight/contract/plans'
import { Link, useRoute } from 'wouter'
import { PlanCards } from '../../features/plans/plan-cards.tsx'
import { ALL_PLANS_PROMISE } from '../../features/plans/plan-words.ts'
import type { PublicPageProps } from '../../routes.ts'
import { PageHeader } from '../../ui/page-header.tsx'

const STEPS = {
  free: { href: '/auth?plan=free&mode=register', label: 'Start Free' },
  individual: { href: '/payment?plan=pro', label: 'Choose Pro' },
  family: { href: '/payment?plan=family_pro', label: 'Choose Family Pro' },
}

/** /subscribe and /subscribe/{plan}: choose a plan; the one the address names stands out. */
export function SubscribePage({ user }: PublicPageProps) {
  const [, named] = useRoute('/subscribe/:plan')
  return (
    <div className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <PageHeader title="Choose Your Plan" subtitle={ALL_PLANS_PROMISE} />
      <h2 className="sr-only">Plans</h2>
      <PlanCards
        names={PLAN_LABELS.choice}
        steps={STEPS}
        chosen={named ? tierOf(named.plan) : undefined}
        current={user?.effectivePlan}
      />
      {!user && (
        <p className="mt-8 text-center">
          Already have an account?{' '}
          <Link
            href="/auth?mode=login"
            className="inline-flex min-h-11 items-center font-semibold text-link"
          >
            Sign In Here
          </Link>
        </p>
      )}
    </div>
  )
}
