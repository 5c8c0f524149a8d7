import type { Tier } from '@nightlight/contract/plans'
import { usePrice } from '../../session/prices.ts'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The way to the Family plan for those who have another: with its price for those who already pay. */
export function FamilyUpgrade({ plan }: { plan: Tier }) {
  const price = usePrice('family')
  const button = <ButtonLink href="/subscribe/family">Upgrade to Family Plan</ButtonLink>
  if (plan === 'family') return null
  if (plan === 'free') return <div className="flex justify-center">{button}</div>
  if (price === null) return <Skeleton className="h-24 rounded-card" />
  return (
    <Banner tone="amber" title={`Upgrade to the Family Plan - ${price}/month`} action={button}>
      Unlimited children, and your partner sees the same answers.
    </Banner>
  )
}
