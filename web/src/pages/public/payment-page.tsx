import { PLAN_LABELS, tierOf } from '@nightlight/contract/plans'
import { X } from 'lucide-react'
import { Link, Redirect, useSearchParams } from 'wouter'
import { usePrice } from '../../session/prices.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** /payment?plan=pro or family_pro: any other plan goes back to the choice of plans. */
export function PaymentPage() {
  const [query] = useSearchParams()
  const tier = tierOf(query.get('plan'))
  if (tier !== 'individual' && tier !== 'family') return <Redirect to="/subscribe" replace />
  return <NoPaymentsYet tier={tier} />
}

function NoPaymentsYet({ tier }: { tier: 'individual' | 'family' }) {
  const price = usePrice(tier)
  return (
    <div className="mx-auto max-w-dialog px-4 py-12">
      <Card className="relative flex flex-col gap-4">
        <h1 className="mr-12 text-2xl">{PLAN_LABELS.choice[tier]} Plan</h1>
        {price === null ? <Skeleton className="h-6 w-40" /> : <p>{price} per month</p>}
        <p>
          Payments are not set up on this server yet. Your account stays on Free and nothing is
          charged.
        </p>
        <Link
          href="/subscribe"
          aria-label="Close"
          className="absolute top-4 right-4 flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-surface-brand"
        >
          <X aria-hidden className="size-5" />
        </Link>
      </Card>
    </div>
  )
}
