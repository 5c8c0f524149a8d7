import type { Family, FamilyMember } from '@nightlight/contract/families'
import { UserRound } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useCreateFamily } from './families.api.ts'

export function MemberList({ family }: { family: Family | null }) {
  return (
    <section aria-labelledby="family-members">
      <h2 id="family-members" className="mb-4 text-xl">
        Family Members
      </h2>
      <Card>
        {family ? (
          <ul className="divide-y divide-line">
            {family.members.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        ) : (
          <NoFamily />
        )}
      </Card>
    </section>
  )
}

function Member({ member }: { member: FamilyMember }) {
  const { firstName, lastName, email } = member.user
  const name = [firstName, lastName].filter(Boolean).join(' ') || email
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-surface-brand text-ink-brand">
        <UserRound aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-ink-soft">{email}</p>
      </div>
      <div className="flex gap-2">
        {member.role === 'owner' && <Badge tone="amber">Owner</Badge>}
        {member.joinedAt === null && <Badge>Pending</Badge>}
      </div>
    </li>
  )
}

function NoFamily() {
  const creating = useCreateFamily()
  return (
    <EmptyState
      title="No family yet"
      level="h3"
      picture="/scenes/family.svg"
      action={
        <Button
          disabled={creating.isPending}
          pending={creating.isPending}
          onClick={() => creating.mutate()}
        >
          {creating.isPending ? 'Creating...' : 'Create Your Family'}
        </Button>
      }
    >
      A family holds your children and the people who raise them with you.
    </EmptyState>
  )
}
