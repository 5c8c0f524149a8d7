import type { Country } from '@nightlight/contract/accounts'
import type { Contact, RecognisedDanger } from '@nightlight/contract/triage'
import type { ContactEntry, Contacts, CountryContacts } from '../library/contacts-schema.ts'

export const MOST_CONTACTS = 4

type Group = Exclude<keyof CountryContacts, 'name'>

const POISON_IDS: ReadonlySet<string> = new Set([
  'poison-medicine',
  'dose-error',
  'poison-household',
  'button-battery',
  'thc-nicotine-alcohol',
  'eye-chemical',
  'overdose-attempt',
  'magnets',
  'water-beads',
  'aspirin',
  'sedate-cold-meds',
  'meds-under-3m',
  'honey-under-12m',
])
const CARBON_MONOXIDE = 'carbon-monoxide'
const NO_POISON_LINE_FIRST: ReadonlySet<string> = new Set([
  'honey-under-12m',
  'aspirin',
  'sedate-cold-meds',
  'meds-under-3m',
])
const CHILD_CRISIS_IDS: ReadonlySet<string> = new Set([
  'child-suicidal',
  'overdose-attempt',
  'self-harm',
])
const PARENT_CRISIS_IDS: ReadonlySet<string> = new Set(['parent-suicidal'])
const MATERNAL_IDS: ReadonlySet<string> = new Set([
  'postpartum-psychosis',
  'postnatal-depression',
  'carer-urge-harm',
  'parent-suicidal',
])
const EATING_IDS: ReadonlySet<string> = new Set(['eating-disorder', 'eating-disorder-danger'])
const ABUSE_IDS: ReadonlySet<string> = new Set([
  'abuse-danger',
  'abuse-disclosure',
  'bruise-nonmobile',
])

const FOR_CHILDREN = /child|kids|papyrus/i
const MISSING = /missing/i
const EATING = /eating/i
const BATTERY = /battery/i
const GAS = /carbon monoxide/i
const REGIONAL = /^(?:scotland|wales|northern ireland|men's)|\(northern ireland\)|du québec/i
const HEALTH_LINE = /nurse|health/i

/** Whether a line may be shown: a number or site that was checked, and that is one number for the whole country. */
function isUsable(entry: ContactEntry, group: Group): boolean {
  if (entry.number === 'local') return false
  return entry.verified !== 'general' || group === 'emergency'
}

function hrefOf(entry: ContactEntry): string {
  const first = entry.number.split(' or ')[0] ?? entry.number
  if (/[a-z]\.[a-z]/i.test(first)) return entry.url ?? `https://${first}`
  const digits = first.replace(/[^\d+]/g, '')
  return /^text\b/.test(entry.how) ? `sms:${digits}` : `tel:${digits}`
}

function shown(entry: ContactEntry): Contact {
  return {
    name: entry.name,
    number: entry.number,
    how: entry.how,
    hours: entry.hours,
    href: hrefOf(entry),
  }
}

/** The lines for one danger, best first, emergency number aside. */
function linesFor(danger: RecognisedDanger, lines: CountryContacts): ContactEntry[] {
  const of = (group: Group, wanted: (entry: ContactEntry) => boolean = () => true) =>
    lines[group].filter(
      (entry) => isUsable(entry, group) && !REGIONAL.test(entry.name) && wanted(entry),
    )
  const named = (entry: ContactEntry) => entry.name
  const { id } = danger
  if (id === 'missing-child') return of('childAbuse', (entry) => MISSING.test(named(entry)))
  if (id === CARBON_MONOXIDE) return of('poison', (entry) => GAS.test(named(entry)))
  if (POISON_IDS.has(id) && !CHILD_CRISIS_IDS.has(id)) {
    const general = of('poison', (entry) => !BATTERY.test(named(entry)) && !GAS.test(named(entry)))
    if (NO_POISON_LINE_FIRST.has(id)) return [...of('nonEmergencyHealth'), ...general]
    return id === 'button-battery'
      ? [...of('poison', (entry) => BATTERY.test(named(entry))), ...general]
      : general
  }
  const crisis = of('crisis', (entry) => !FOR_CHILDREN.test(named(entry)))
  if (CHILD_CRISIS_IDS.has(id)) {
    const poison =
      id === 'overdose-attempt'
        ? of('poison', (entry) => !BATTERY.test(named(entry)) && !GAS.test(named(entry)))
        : []
    return [
      ...poison.slice(0, 1),
      ...crisis.slice(0, 1),
      ...of('crisis', (entry) => FOR_CHILDREN.test(named(entry))),
      ...crisis.slice(1),
    ]
  }
  if (PARENT_CRISIS_IDS.has(id)) return [...crisis.slice(0, 2), ...of('maternal').slice(0, 1)]
  if (MATERNAL_IDS.has(id))
    return [
      ...of('maternal'),
      ...crisis.slice(0, 1),
      ...(id === 'carer-urge-harm' ? of('parentSupport') : []),
    ]
  if (EATING_IDS.has(id)) return of('other', (entry) => EATING.test(named(entry)))
  if (id === 'domestic-violence') return of('domesticViolence')
  if (ABUSE_IDS.has(id)) return of('childAbuse', (entry) => !MISSING.test(named(entry)))
  if (danger.level === 'soon') return []
  return [
    ...of('nonEmergencyHealth'),
    ...of('parentSupport', (entry) => HEALTH_LINE.test(named(entry))),
  ]
}

/**
 * Whom to call for these dangers (worst first), at most four. In an emergency the emergency number comes first; a line
 * that answers two dangers is given once.
 */
export function contactsFor(
  dangers: readonly RecognisedDanger[],
  contacts: Contacts,
  country: Country,
): Contact[] {
  const lines = contacts.countries[country]
  const isEmergency = dangers.some(({ level }) => level === 'emergency')
  const emergency = isEmergency ? lines.emergency.slice(0, 1) : []
  const all = [...emergency, ...dangers.flatMap((danger) => linesFor(danger, lines))]
  const seen = new Set<string>()
  const chosen: Contact[] = []
  for (const contact of all.map(shown)) {
    if (seen.has(contact.href)) continue
    seen.add(contact.href)
    chosen.push(contact)
  }
  return chosen.slice(0, MOST_CONTACTS)
}
