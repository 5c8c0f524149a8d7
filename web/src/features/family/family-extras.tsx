import type { Tier } from '@nightlight/contract/plans'
import { CalendarHeart, type LucideIcon, MessagesSquare, UserRoundPlus } from 'lucide-react'
import { LockedCard } from '../../ui/locked-card.tsx'
import { SoonCard } from '../../ui/soon-card.tsx'

interface Extra {
  title: string
  icon: LucideIcon
  text: string
  action: string
}

const EXTRAS: readonly Extra[] = [
  {
    title: 'Invite Members',
    icon: UserRoundPlus,
    text: 'Share children and answers with the people who raise them with you.',
    action: 'Invite Members',
  },
  {
    title: 'Family Calendar',
    icon: CalendarHeart,
    text: 'Check-ups, vaccinations and turns, seen by all of you.',
    action: 'Open Calendar',
  },
  {
    title: 'Family Chat',
    icon: MessagesSquare,
    text: 'Talk about an answer where you read it.',
    action: 'Open Chat',
  },
]

/** The Family plan's own cards: closed for everyone else. */
export function FamilyExtras({ plan }: { plan: Tier }) {
  return (
    <section aria-labelledby="family-extras">
      <h2 id="family-extras" className="mb-4 text-xl">
        Family Plan
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {EXTRAS.map(({ text, action, ...extra }) =>
          plan === 'family' ? (
            <SoonCard key={extra.title} action={action} {...extra}>
              {text}
            </SoonCard>
          ) : (
            <LockedCard key={extra.title} href="/subscribe/family" {...extra}>
              {text}
            </LockedCard>
          ),
        )}
      </ul>
    </section>
  )
}
