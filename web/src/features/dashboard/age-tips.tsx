import type { Child } from '@nightlight/contract/children'
import { useQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { childAge } from '../../session/selected-child.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { childTip } from './tips.api.ts'

/** One tip for each child, for the age they are now. */
export function AgeTips({ familyChildren }: { familyChildren: readonly Child[] }) {
  return (
    <section aria-labelledby="age-tips">
      <h2 id="age-tips" className="mb-3 text-xl">
        Tips for today
      </h2>
      <ul className="flex flex-col gap-3">
        {familyChildren.map((child) => (
          <ChildTip key={child.id} child={child} />
        ))}
      </ul>
    </section>
  )
}

function ChildTip({ child }: { child: Child }) {
  const tip = useQuery(childTip(child.id))
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal">
        <Lightbulb aria-hidden className="size-5 text-ink-amber" />
        {child.name}
        <span className="font-normal text-ink-soft">{childAge(child.dateOfBirth)}</span>
      </h3>
      {tip.isPending && <SkeletonLines label={`Loading the tip for ${child.name}`} />}
      {tip.isError && (
        <p className="text-sm">
          The tip could not be loaded.{' '}
          <Button look="quiet" size="small" onClick={() => void tip.refetch()}>
            Retry
          </Button>
        </p>
      )}
      {tip.data && (
        <>
          <p>{tip.data.text}</p>
          <p className="text-sm text-ink-soft">
            Source:{' '}
            <a
              href={tip.data.source.url}
              target="_blank"
              rel="noopener noreferrer"
              className="text-link"
            >
              {tip.data.source.publisher}
            </a>
          </p>
        </>
      )}
    </Card>
  )
}
