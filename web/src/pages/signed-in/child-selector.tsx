import type { Child } from '@nightlight/contract/children'
import { childAge } from '../../session/selected-child.ts'
import { Select } from '../../ui/form/select.tsx'

interface ChildSelectorProps {
  familyChildren: readonly Child[]
  selectedId: string
  onSelect: (id: string) => void
}

/** Which child the person has in mind: the Magic Box starts from it. */
export function ChildSelector({ familyChildren, selectedId, onSelect }: ChildSelectorProps) {
  return (
    <Select
      label="Child"
      labelPlace="hidden"
      value={selectedId}
      onChange={onSelect}
      choices={familyChildren.map(({ id, name, dateOfBirth }) => ({
        value: id,
        label: name,
        note: childAge(dateOfBirth),
      }))}
    />
  )
}
