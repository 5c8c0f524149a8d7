import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

export const controlClass =
  'w-full min-h-12 rounded-control border bg-surface px-4 py-2.5 text-base text-ink placeholder:text-ink-soft ' +
  'disabled:bg-surface-sunken disabled:text-ink-soft'

interface FieldWords {
  label: string
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean
}

interface FieldProps extends FieldWords {
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
    className: string
  }) => ReactNode
}

/** Ties label, hint and error to one control. The label stands above, the error under it, and is announced. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error !== undefined,
        className: clsx(controlClass, error ? 'border-ink-danger' : 'border-line-strong'),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} role="alert" className="text-sm font-medium text-ink-danger">
      {error}
    </p>
  )
}

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'className' | 'id'>

export function TextField({ label, hint, error, optional = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

export function TextArea({ label, hint, error, optional = false, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea {...area} {...control} className={clsx(control.className, 'resize-y')} />
      )}
    </Field>
  )
}
