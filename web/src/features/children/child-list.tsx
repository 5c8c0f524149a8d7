import type { Child } from '@nightlight/contract/children'
import { limitsOf, PLAN_LABELS, type Tier } from '@nightlight/contract/plans'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { count } from '../../lib/count.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { ChildCard } from './child-card.tsx'
import { AddChildDialog, EditChildDialog, RemoveChildDialog } from './child-dialogs.tsx'

interface ChildListProps {
  familyChildren: readonly Child[]
  plan: Tier
}

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'remove'; child: Child }

export function ChildList({ familyChildren, plan }: ChildListProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const limit = limitsOf(plan).children
  const isFull = limit !== null && familyChildren.length >= limit

  const add = () => {
    if (!isFull) {
      setDialog({ kind: 'add' })
      return
    }
    toast({
      title: 'Upgrade Required',
      description: `${PLAN_LABELS.badge[plan]} plan is limited to ${count(limit, 'child', 'children')}. Upgrade to add more children.`,
      variant: 'destructive',
    })
  }

  return (
    <section aria-labelledby="your-children">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="your-children" className="text-xl">
          Your children
        </h2>
        {/* Marked as disabled, but still pressable: a press says why it is. */}
        <Button aria-disabled={isFull} onClick={add}>
          <Plus aria-hidden className="size-5" />
          Add Child
        </Button>
      </div>
      {familyChildren.length === 0 ? (
        <Card tone="lamplit">
          <EmptyState title="No children yet" level="h3" picture="/scenes/family.svg">
            Add a child, and every answer is fitted to their age.
          </EmptyState>
        </Card>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {familyChildren.map((child) => (
            <ChildCard
              key={child.id}
              child={child}
              onEdit={() => setDialog({ kind: 'edit', child })}
              onRemove={() => setDialog({ kind: 'remove', child })}
            />
          ))}
        </ul>
      )}
      {dialog?.kind === 'add' && <AddChildDialog onClose={close} />}
      {dialog?.kind === 'edit' && <EditChildDialog onClose={close} child={dialog.child} />}
      {dialog?.kind === 'remove' && <RemoveChildDialog onClose={close} child={dialog.child} />}
    </section>
  )
}
