import type { Tier } from '@nightlight/contract/plans'
import { Baby, Camera, ChartLine, FileHeart, Flag, type LucideIcon, Users } from 'lucide-react'
import { LockedCard } from '../../ui/locked-card.tsx'
import { SoonCard } from '../../ui/soon-card.tsx'

interface Extra {
  title: string
  icon: LucideIcon
  text: string
}

const LOCKED: readonly Extra[] = [
  { title: 'Growth Tracking', icon: ChartLine, text: 'Height and weight over time.' },
  { title: 'Milestone Tracker', icon: Flag, text: 'First words, first steps and all between.' },
  { title: 'Health Records', icon: FileHeart, text: 'Vaccinations and visits in one place.' },
  { title: 'Development Photos', icon: Camera, text: 'A picture for each stage.' },
  { title: 'Multiple Children', icon: Baby, text: 'A profile for each of your children.' },
  { title: 'Family Sharing', icon: Users, text: 'The same answers on your partner’s phone.' },
]

const COMING: readonly (Extra & { action: string })[] = [
  {
    title: 'Growth Charts',
    icon: ChartLine,
    text: 'See how your child grows against the standard curves.',
    action: 'View Charts',
  },
  {
    title: 'Milestones',
    icon: Flag,
    text: 'Keep track of what your child has learned.',
    action: 'Track Milestones',
  },
  {
    title: 'Records',
    icon: FileHeart,
    text: 'Keep vaccinations and check-ups together.',
    action: 'View Records',
  },
]

/** What stands below the children: closed cards on the free plan, announced ones on a paid plan. */
export function ChildExtras({ plan }: { plan: Tier }) {
  return (
    <section aria-labelledby="child-extras" className="mt-12">
      <h2 id="child-extras" className="mb-4 text-xl">
        {plan === 'free' ? 'With a larger plan' : 'Growing with your child'}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {plan === 'free'
          ? LOCKED.map(({ text, ...extra }) => (
              <LockedCard key={extra.title} {...extra}>
                {text}
              </LockedCard>
            ))
          : COMING.map(({ text, ...extra }) => (
              <SoonCard key={extra.title} {...extra}>
                {text}
              </SoonCard>
            ))}
      </ul>
    </section>
  )
}
