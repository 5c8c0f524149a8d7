import { ListFilter } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'

interface SavedFilterValue {
  search: string
  category: string
}

export const ALL_CATEGORIES = 'all'
const CHOICES = [
  { value: ALL_CATEGORIES, label: 'All' },
  { value: 'sleep', label: 'Sleep' },
  { value: 'nutrition', label: 'Nutrition' },
  { value: 'behavior', label: 'Behavior' },
  { value: 'development', label: 'Development' },
  { value: 'health', label: 'Health' },
] as const

interface SavedFilterProps {
  value: SavedFilterValue
  onFilter: (value: SavedFilterValue) => void
  disabled?: boolean
}

export function SavedFilter({ value, onFilter, disabled = false }: SavedFilterProps) {
  const [search, setSearch] = useState(value.search)
  const [category, setCategory] = useState(value.category)
  const filter = (event: SubmitEvent) => {
    event.preventDefault()
    onFilter({ search, category })
  }
  return (
    <form
      onSubmit={filter}
      className="mb-8 grid items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
    >
      <TextField
        label="Search saved content"
        type="search"
        disabled={disabled}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Select
        label="Category"
        value={category}
        onChange={(next) => {
          setCategory(next)
          onFilter({ search, category: next })
        }}
        choices={CHOICES}
        disabled={disabled}
      />
      <Button type="submit" look="secondary" disabled={disabled} className="min-h-12">
        <ListFilter aria-hidden className="size-5" />
        Filter
      </Button>
    </form>
  )
}
