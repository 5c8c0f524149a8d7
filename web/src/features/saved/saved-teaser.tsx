import {
  BookOpenText,
  CloudDownload,
  FolderHeart,
  MessageCircleQuestion,
  Share2,
} from 'lucide-react'
import { usePrice } from '../../session/prices.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LockedCard } from '../../ui/locked-card.tsx'
import { ALL_CATEGORIES, SavedFilter } from './saved-filter.tsx'

const SAMPLES = [
  {
    icon: MessageCircleQuestion,
    kind: 'Saved question',
    title: 'How do we move bedtime earlier?',
    about: 'Sleep',
  },
  {
    icon: MessageCircleQuestion,
    kind: 'Saved question',
    title: 'What can I put in a lunch box for nursery?',
    about: 'Nutrition',
  },
  {
    icon: BookOpenText,
    kind: 'Saved article',
    title: 'Playing together: ideas for the first year',
    about: 'Development',
  },
  {
    icon: BookOpenText,
    kind: 'Saved article',
    title: 'Tantrums, and how to stay beside your child',
    about: 'Behavior',
  },
] as const

/** What Saved would hold, for those whose plan does not have it. */
export function SavedTeaser() {
  return (
    <>
      <UpgradeBanner />
      <div className="mt-8">
        <SavedFilter
          value={{ search: '', category: ALL_CATEGORIES }}
          onFilter={() => {}}
          disabled
        />
      </div>
      <section aria-labelledby="samples">
        <h2 id="samples" className="text-xl">
          What saved answers look like
        </h2>
        <p className="mb-4 text-ink-soft">These are samples, not your own content.</p>
        <ul className="grid gap-4 sm:grid-cols-2">
          {SAMPLES.map(({ icon: Icon, kind, title, about }) => (
            <Card key={title} as="li" tone="sunken" className="flex gap-4">
              <Icon aria-hidden className="mt-1 size-6 shrink-0 text-ink-soft" />
              <div className="flex flex-col items-start gap-2">
                <p className="text-sm text-ink-soft">{kind}</p>
                <h3 className="text-lg">{title}</h3>
                <p className="flex gap-2">
                  <Badge tone="brand">{about}</Badge>
                  <Badge tone="amber">Sample</Badge>
                </p>
              </div>
            </Card>
          ))}
        </ul>
      </section>
      <section aria-labelledby="saved-extras" className="mt-10">
        <h2 id="saved-extras" className="mb-4 text-xl">
          More with a paid plan
        </h2>
        <ul className="grid gap-4 md:grid-cols-3">
          <LockedCard icon={FolderHeart} title="Smart Collections">
            Saved answers sorted by topic and age.
          </LockedCard>
          <LockedCard icon={CloudDownload} title="Offline Access">
            Read what you saved without a connection.
          </LockedCard>
          <LockedCard icon={Share2} title="Share with Family">
            Pass an answer on to your partner.
          </LockedCard>
        </ul>
      </section>
    </>
  )
}

function UpgradeBanner() {
  const price = usePrice('individual')
  return (
    <Banner
      tone="amber"
      title="Keep the answers you want to come back to"
      action={<ButtonLink href="/subscribe">Upgrade</ButtonLink>}
    >
      {price && `Starting at ${price}/month`}
    </Banner>
  )
}
