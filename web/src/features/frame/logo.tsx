import { BRAND } from '@nightlight/contract/brand'
import { Link } from 'wouter'
import { Lamp } from '../../ui/lamp.tsx'

export function Logo() {
  return (
    <Link
      href="/"
      className="flex min-h-11 items-center gap-2.5 rounded-control font-serif text-lg font-semibold"
    >
      <Lamp className="size-9" />
      {BRAND}
    </Link>
  )
}
