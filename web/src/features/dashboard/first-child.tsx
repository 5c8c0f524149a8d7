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
        A name and a birth date are enough. Every answer is then fitted to your child's age.
      </EmptyState>
    </Card>
  )
}
