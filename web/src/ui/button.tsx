import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'wouter'
import { Spinner } from './spinner.tsx'

/** `lamp` is the amber button on night-coloured ground. */
type Look = 'primary' | 'secondary' | 'quiet' | 'danger' | 'lamp'
type Size = 'regular' | 'large' | 'small'

const LOOKS: Record<Look, string> = {
  primary: 'bg-brand text-on-brand shadow-soft hover:bg-brand-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-surface-brand',
  quiet: 'text-ink-brand hover:bg-surface-brand',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover',
  lamp: 'bg-lamp text-on-lamp hover:bg-lamp-hover',
}
const SIZES: Record<Size, string> = {
  small: 'min-h-11 px-3.5 text-sm',
  regular: 'min-h-11 px-5 text-base',
  large: 'min-h-13 px-7 text-lg',
}

export function buttonClass(look: Look = 'primary', size: Size = 'regular', className?: string) {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-control py-2 text-center leading-snug font-semibold',
    'transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55',
    LOOKS[look],
    SIZES[size],
    className,
  )
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look
  size?: Size
  /** Shows a spinner; whether the button may be pressed meanwhile is `disabled`. */
  pending?: boolean
}

export function Button({ look, size, pending, className, children, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={buttonClass(look, size, className)}>
      {pending && <Spinner />}
      {children}
    </button>
  )
}

interface ButtonLinkProps {
  href: string
  children: ReactNode
  look?: Look
  size?: Size
  className?: string
}

/** A link inside the app that looks like a button. */
export function ButtonLink({ href, look, size, className, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonClass(look, size, className)}>
      {children}
    </Link>
  )
}
