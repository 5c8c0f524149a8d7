import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { useId } from 'react'
import { controlClass } from './field.tsx'

interface Choice {
  value: string
  label: string
  /** Said beside the label in the open list only. */
  note?: string
}

interface SelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly Choice[]
  placeholder?: string
  disabled?: boolean
  /** `hidden` is for a choice whose place on the page says what it is; the label is still heard. */
  labelPlace?: 'above' | 'hidden'
}

export function Select({
  label,
  value,
  onChange,
  choices,
  placeholder,
  disabled = false,
  labelPlace = 'above',
}: SelectProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={labelPlace === 'hidden' ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      <Radix.Root value={value} onValueChange={onChange} disabled={disabled}>
        <Radix.Trigger
          id={id}
          className={clsx(
            controlClass,
            'flex items-center justify-between gap-3 border-line-strong text-left',
          )}
        >
          <span className="truncate">
            <Radix.Value placeholder={placeholder} />
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={6}
            className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-fade overflow-hidden rounded-control border border-line bg-surface shadow-raised"
          >
            <Radix.Viewport className="p-1.5">
              {choices.map((choice) => (
                <Radix.Item
                  key={choice.value}
                  value={choice.value}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-small px-3 py-2 outline-none select-none data-highlighted:bg-surface-brand"
                >
                  <span>
                    <Radix.ItemText>{choice.label}</Radix.ItemText>
                    {choice.note && (
                      <span className="block text-sm text-ink-soft">{choice.note}</span>
                    )}
                  </span>
                  <Radix.ItemIndicator>
                    <Check aria-hidden className="size-5 text-ink-brand" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </div>
  )
}
