import { type Tier, TIERS } from '@nightlight/contract/plans'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { usePrice } from '../../session/prices.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PLAN_WORDS } from './plan-words.ts'

/** Where a plan's button leads, and what it says. */
interface PlanStep {
  href: string
  label: string
}

interface PlanCardsProps {
  /** What the plans are called here: the spec differs from place to place. */
  names: Record<Tier, string>
  steps: Record<Tier, PlanStep>
  /** The plan that an address named, to be seen first. */
  chosen?: Tier | undefined
  /** The plan the person has. */
  current?: Tier | undefined
}

export function PlanCards({ names, steps, chosen, current }: PlanCardsProps) {
  return (
    <ul className="grid items-stretch gap-5 lg:grid-cols-3">
      {TIERS.map((tier) => (
        <PlanCard
          key={tier}
          tier={tier}
          name={names[tier]}
          step={steps[tier]}
          isChosen={tier === (chosen ?? 'individual')}
          isCurrent={tier === current}
        />
      ))}
    </ul>
  )
}

interface PlanCardProps {
  tier: Tier
  name: string
  step: PlanStep
  isChosen: boolean
  isCurrent: boolean
}

function PlanCard({ tier, name, step, isChosen, isCurrent }: PlanCardProps) {
  const { lead, promises } = PLAN_WORDS[tier]
  return (
    <Card
      as="li"
      tone={isChosen ? 'lamplit' : 'plain'}
      className={clsx('flex flex-col gap-5', isChosen && 'border-brand')}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="text-xl">{name}</h3>
        {tier === 'individual' && <Badge tone="amber">Most Popular</Badge>}
        {isCurrent && <Badge tone="success">Your plan</Badge>}
      </div>
      <Price tier={tier} />
      <p className="text-ink-soft">{lead}</p>
      <ul className="flex grow flex-col gap-2.5">
        {promises.map((promise) => (
          <li key={promise} className="flex items-start gap-3 text-sm">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-success" />
            {promise}
          </li>
        ))}
      </ul>
      <ButtonLink href={step.href} look={isChosen ? 'primary' : 'secondary'} size="large">
        {step.label}
      </ButtonLink>
    </Card>
  )
}

function Price({ tier }: { tier: Tier }) {
  const price = usePrice(tier)
  if (price === null) return <Skeleton className="h-11 w-32" />
  return (
    <p className="flex items-baseline gap-1.5">
      <span className="font-serif text-3xl font-semibold">{price}</span>
      <span className="text-ink-soft">per month</span>
    </p>
  )
}
