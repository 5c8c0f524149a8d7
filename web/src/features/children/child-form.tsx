import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { NewChild } from '@nightlight/contract/children'
import { useForm } from 'react-hook-form'
import { localToday } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import type { ChildFields } from './children.api.ts'

interface ChildFormProps {
  start: ChildFields
  submitLabel: string
  pendingLabel: string
  isPending: boolean
  onSubmit: (fields: ChildFields) => void
  onCancel: () => void
  /** Hears which fields were refused before anything was sent. */
  onRefused?: (refused: readonly string[]) => void
}

export function ChildForm({
  start,
  submitLabel,
  pendingLabel,
  isPending,
  onSubmit,
  onCancel,
  onRefused,
}: ChildFormProps) {
  const form = useForm({ resolver: standardSchemaResolver(NewChild), defaultValues: start })
  const { errors } = form.formState
  const submit = form.handleSubmit(onSubmit, (refused) => onRefused?.(Object.keys(refused)))

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextField
        label="Date of Birth"
        type="date"
        max={localToday()}
        autoComplete="off"
        error={errors.dateOfBirth?.message}
        {...form.register('dateOfBirth')}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isPending} pending={isPending}>
          {isPending ? pendingLabel : submitLabel}
        </Button>
      </div>
    </form>
  )
}
