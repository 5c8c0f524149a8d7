import type { User } from '@nightlight/contract/accounts'
import { PLAN_LABELS } from '@nightlight/contract/plans'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/count.ts'
import { currentFamily } from '../../session/family.api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Plan, people and how much was asked this month: the line under the greeting. */
export function Summary({ user }: { user: User }) {
  const { data: family } = useQuery(currentFamily)
  if (family === undefined) return <Skeleton className="h-14 w-64" />
  const asked = user.questionsUsedThisMonth
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        <li>
          <Badge tone="amber">{PLAN_LABELS.badge[user.effectivePlan]} plan</Badge>
        </li>
        <li>
          <Badge>{count(Math.max(1, family?.members.length ?? 0), 'family member')}</Badge>
        </li>
        <li>
          <Badge>{count(family?.children.length ?? 0, 'child', 'children')}</Badge>
        </li>
      </ul>
      <p className="mt-2">You've asked {count(asked, 'question')} this month</p>
    </>
  )
}

export function greeting(user: User): string {
  return `Hello ${user.firstName || 'there'}`
}
