import type { Child } from '@nightlight/contract/children'
import { Baby, Pencil, Trash2 } from 'lucide-react'
import { calendarDateText } from '../../lib/dates.ts'
import { childAge } from '../../session/selected-child.ts'
import { Card } from '../../ui/card.tsx'

const iconButton =
  'flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-surface-brand hover:text-ink-brand'

interface ChildCardProps {
  child: Child
  onEdit: () => void
  onRemove: () => void
}

export function ChildCard({ child, onEdit, onRemove }: ChildCardProps) {
  return (
    <Card as="li" className="flex items-center gap-4">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-full bg-surface-amber text-ink-amber">
        <Baby aria-hidden className="size-7" />
      </span>
      <div className="min-w-0 grow">
        <h3 className="truncate text-lg">{child.name}</h3>
        <p>{childAge(child.dateOfBirth)}</p>
        <p className="text-sm text-ink-soft">Born {calendarDateText(child.dateOfBirth)}</p>
      </div>
      <div className="flex shrink-0 flex-col sm:flex-row">
        <button
          type="button"
          aria-label={`Edit ${child.name}`}
          onClick={onEdit}
          className={iconButton}
        >
          <Pencil aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          aria-label={`Delete ${child.name}`}
          onClick={onRemove}
          className={iconButton}
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      </div>
    </Card>
  )
}
