import type { Question } from '@nightlight/contract/questions'
import { Baby, House } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'

/** The child a question is about, or 'General'. */
export function ChildBadge({ child }: { child: Question['child'] }) {
  const Icon = child ? Baby : House
  return (
    <Badge tone={child ? 'amber' : 'brand'}>
      <Icon aria-hidden className="size-3.5" />
      {child ? child.name : 'General'}
    </Badge>
  )
}
