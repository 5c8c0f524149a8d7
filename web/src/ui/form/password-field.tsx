import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> {
  label: string
  error?: string | undefined
}

/** A password with its own show / hide switch. */
export function PasswordField({ label, error, ...input }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(control.className, 'pr-13')}
          />
          <button
            type="button"
            aria-controls={control.id}
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-ink-soft"
          >
            <Icon aria-hidden className="size-5" />
            <span className="sr-only">
              {isVisible ? 'Hide' : 'Show'} {label.toLowerCase()}
            </span>
          </button>
        </div>
      )}
    </Field>
  )
}
