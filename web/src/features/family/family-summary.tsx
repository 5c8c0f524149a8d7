import type { Family } from '@nightlight/contract/families'
import { PLAN_LABELS, type Tier } from '@nightlight/contract/plans'
import { Card } from '../../ui/card.tsx'

interface FamilySummaryProps {
  family: Family | null
  plan: Tier
}

export function FamilySummary({ family, plan }: FamilySummaryProps) {
  const facts = [
    { label: 'Members', value: Math.max(1, family?.members.length ?? 0) },
    { label: 'Children', value: family?.children.length ?? 0 },
    { label: 'Plan', value: PLAN_LABELS.badge[plan] },
  ]
  return (
    <Card className="max-sm:px-1">
      <dl className="grid grid-cols-3 divide-x divide-line text-center">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-serif text-lg font-semibold sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
