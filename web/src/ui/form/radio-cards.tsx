import { clsx } from 'clsx'
import { RadioGroup } from 'radix-ui'
import { type ReactNode, useId } from 'react'

interface RadioCard {
  value: string
  label: string
  description?: ReactNode
  aside?: ReactNode
}

interface RadioCardsProps {
  label: string
  value: string
  onChange: (value: string) => void
  cards: readonly RadioCard[]
  direction?: 'column' | 'row'
}

/** A choice of one, each option a card that can be pressed anywhere. */
export function RadioCards({
  label,
  value,
  onChange,
  cards,
  direction = 'column',
}: RadioCardsProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className="text-sm font-semibold">
        {label}
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={onChange}
        className={clsx('grid gap-2', direction === 'row' && 'grid-cols-3')}
      >
        {cards.map((card) => (
          <RadioGroup.Item
            key={card.value}
            value={card.value}
            className={clsx(
              'flex min-h-12 items-center gap-3 rounded-control border border-line-strong bg-surface px-4 py-2.5 text-left',
              'transition-colors duration-150 hover:bg-surface-brand',
              'data-[state=checked]:border-brand data-[state=checked]:bg-surface-brand data-[state=checked]:ring-1 data-[state=checked]:ring-brand',
            )}
          >
            <span className="grow">
              <span className="block font-semibold">{card.label}</span>
              {card.description && (
                <span className="block text-sm text-ink-soft">{card.description}</span>
              )}
            </span>
            {card.aside}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
