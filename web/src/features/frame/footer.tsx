import { BRAND, TAGLINE } from '@nightlight/contract/brand'
import { Link } from 'wouter'
import { Lamp } from '../../ui/lamp.tsx'

const YEAR = new Date().getFullYear()

const LINKS = [
  { href: '/', label: 'Home' },
  { href: '/subscribe', label: 'Plans' },
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
] as const

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-surface-sunken text-sm text-ink-soft">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:px-6 md:grid-cols-3">
        <div className="flex flex-col gap-3">
          <p className="flex items-center gap-2.5 font-serif text-lg font-semibold text-ink">
            <Lamp className="size-8" />
            {BRAND}
          </p>
          <p>{TAGLINE}.</p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-6">
            {LINKS.map((link) => (
              <li key={link.href}>
                <Link href={link.href} className="flex min-h-11 items-center hover:underline">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-col gap-2">
          <p className="font-semibold text-ink">Mobile apps coming soon</p>
          <p>Nobody should have to work it out alone at three in the morning.</p>
          <p>
            © {YEAR} {BRAND}
          </p>
        </div>
      </div>
    </footer>
  )
}
