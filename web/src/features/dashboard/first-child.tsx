import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** The dashboard of a family that has no child yet. */
export function FirstChild() {
  return (
    <Card tone="lamplit">
      <EmptyState
        title="Add Your First Child"
        picture="/scenes/family.svg"
        action={
          <ButtonLink href="/children" size="large">
            Add a child
          </ButtonLink>
        }
      >
        <p>Add a child to your family first to start asking questions.</p>
        <p>A name and a birth date are enough.</p>
      </EmptyState>
    </Card>
  )
}
