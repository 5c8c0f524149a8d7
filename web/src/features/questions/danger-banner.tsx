import type { Contact, Triage, TriageLevel } from '@nightlight/contract/triage'
import { clsx } from 'clsx'
import { ExternalLink, MessageSquare, Phone, Siren, Stethoscope, TriangleAlert } from 'lucide-react'
import { useId } from 'react'

const LEVELS = {
  emergency: {
    words: 'Get help now',
    icon: Siren,
    box: 'border-line-danger bg-surface-danger',
    ink: 'text-ink-danger',
    call: 'bg-danger',
  },
  urgent: {
    words: 'Talk to a doctor or nurse today',
    icon: Stethoscope,
    box: 'border-line-urgent bg-surface-urgent',
    ink: 'text-ink-urgent',
    call: 'bg-urgent',
  },
  soon: {
    words: 'Sort this out soon',
    icon: TriangleAlert,
    box: 'border-line-soon bg-surface-soon',
    ink: 'text-ink-soon',
    call: 'bg-soon',
  },
} as const satisfies Record<TriageLevel, object>

/** The level in words: what a screen reader is told first. */
export function levelWords(level: TriageLevel): string {
  return LEVELS[level].words
}

/** What to do now and whom to call. Never shortened, never below anything else. */
export function DangerBanner({ triage }: { triage: Triage }) {
  const id = useId()
  const { words, icon: Icon, box, ink, call } = LEVELS[triage.level]
  return (
    <section aria-labelledby={id} className={clsx('rounded-card border-2 p-5', box)}>
      <h3 id={id} className={clsx('flex items-center gap-3 text-xl', ink)}>
        <Icon aria-hidden className="size-6 shrink-0" />
        {words}
      </h3>
      <p className="mt-2 max-w-prose font-semibold">{triage.action}</p>
      {triage.contacts.length > 0 && (
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {triage.contacts.map((contact) => (
            <li key={`${contact.name} ${contact.number}`}>
              <ContactLink contact={contact} className={call} />
            </li>
          ))}
        </ul>
      )}
      {triage.ask && <p className="mt-4 max-w-prose">{triage.ask}</p>}
      <ul className="mt-4 flex max-w-prose flex-col gap-1 text-sm">
        {triage.dangers.map((danger) => (
          <li key={danger.id}>
            <strong>{danger.concept}</strong>
            {danger.action !== triage.action && <>: {danger.action}</>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One tap calls, texts or opens the page. */
function ContactLink({ contact, className }: { contact: Contact; className: string }) {
  const isPage = contact.href.startsWith('http')
  const Icon = isPage ? ExternalLink : contact.href.startsWith('sms:') ? MessageSquare : Phone
  return (
    <a
      href={contact.href}
      {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}
      className={clsx(
        'flex h-full min-h-16 items-center gap-4 rounded-control px-5 py-3 text-on-danger',
        className,
      )}
    >
      <Icon aria-hidden className="size-6 shrink-0" />
      <span>
        <span className="block text-lg font-semibold">{contact.number}</span>
        <span className="block text-sm">{contact.name}</span>
        <span className="block text-xs">
          {[contact.how, contact.hours].filter(Boolean).join(' · ')}
        </span>
      </span>
    </a>
  )
}
