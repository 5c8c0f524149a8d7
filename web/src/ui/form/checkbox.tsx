import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> {
  label: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          className="mt-2.5 size-6 shrink-0 accent-brand"
        />
        <label htmlFor={id} className="flex min-h-11 items-center py-2 text-sm">
          <span>{label}</span>
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
