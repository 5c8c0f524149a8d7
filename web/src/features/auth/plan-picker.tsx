import { PLAN_LABELS, TIERS, type Tier } from '@nightlight/contract/plans'
import { usePrice } from '../../session/prices.ts'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const PROMISES: Record<Tier, string> = {
  free: '20 questions a month, 1 child',
  individual: 'Unlimited questions, up to 3 children',
  family: 'Everything, shared with your partner',
}

interface PlanPickerProps {
  value: string
  onChange: (plan: string) => void
}

export function PlanPicker({ value, onChange }: PlanPickerProps) {
  return (
    <RadioCards
      label="Plan"
      value={value}
      onChange={onChange}
      cards={TIERS.map((tier) => ({
        value: tier,
        label: PLAN_LABELS.choice[tier],
        description: PROMISES[tier],
        aside: <PriceAMonth tier={tier} />,
      }))}
    />
  )
}

function PriceAMonth({ tier }: { tier: Tier }) {
  const price = usePrice(tier)
  if (price === null) return <Skeleton className="h-5 w-12" />
  return (
    <span className="text-right text-sm font-semibold">
      {price}
      <span className="block text-xs font-normal whitespace-nowrap text-ink-soft">per month</span>
    </span>
  )
}
