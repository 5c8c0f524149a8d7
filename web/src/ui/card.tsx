import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type Tone = 'plain' | 'sunken' | 'lamplit'

const TONES: Record<Tone, string> = {
  plain: 'border-line bg-surface shadow-soft',
  sunken: 'border-line bg-surface-sunken',
  lamplit: 'border-line bg-surface shadow-raised lamplight',
}

export function cardClass(tone: Tone = 'plain', className?: string) {
  return clsx('rounded-card border p-5 sm:p-6', TONES[tone], className)
}

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  tone?: Tone
}

export function Card({ as: Element = 'div', tone = 'plain', className, ...card }: CardProps) {
  return (
    <Element
      // The elements differ only in meaning; the attributes a card takes exist on all of them.
      {...(card as object)}
      className={cardClass(tone, className)}
    />
  )
}
