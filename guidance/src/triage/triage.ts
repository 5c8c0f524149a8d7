import type { Country } from '@nightlight/contract/accounts'
import type { RecognisedDanger, Triage, TriageLevel } from '@nightlight/contract/triage'
import type { Contacts } from '../library/contacts-schema.ts'
import type { RedFlag } from '../library/schema.ts'
import { understand } from '../understanding/understand.ts'
import type { Understood } from '../understanding/understand.ts'
import { contactsFor } from './contacts.ts'
import { missingFact } from './missing-fact.ts'
import { withoutMilder } from './precedence.ts'
import { RULES } from './rules/all.ts'
import { Said } from './said.ts'
import type { KnownAge } from './said.ts'

/** The part of the library that triage needs. */
export interface TriageLibrary {
  redFlags: readonly RedFlag[]
  contacts: Contacts
}

/** A question, the chosen child's age in months (null: general), and the earlier questions of its thread. */
export interface TriageQuery {
  text: string
  ageMonths: number | null
  country: Country
  thread: readonly { text: string }[]
}

const URGENCY: Readonly<Record<TriageLevel, number>> = { emergency: 0, urgent: 1, soon: 2 }
/** Flags about the parent or the home, whatever the age of the chosen child. */
const ANY_AGE_KINDS: ReadonlySet<RedFlag['kind']> = new Set(['mental-health', 'safeguarding'])

/** What the text states, else the chosen child's age; a mere stage of life gives way to a chosen child within it. */
function ageFor(stated: KnownAge, ageMonths: number | null): KnownAge {
  const chosen =
    ageMonths === null
      ? null
      : { months: ageMonths, fromMonths: ageMonths, toMonths: ageMonths, isExact: true }
  if (stated === null) return chosen
  if (stated.isExact || ageMonths === null) return stated
  return ageMonths >= stated.fromMonths && ageMonths < stated.toMonths ? chosen : stated
}

function flagged(redFlags: readonly RedFlag[], said: Said): RecognisedDanger[] {
  const dangers: RecognisedDanger[] = []
  for (const { id, level, kind, concept, action, ageMonths } of redFlags) {
    const rule = RULES[id]
    if (!rule || (!ANY_AGE_KINDS.has(kind) && !said.isAged(ageMonths.min, ageMonths.max))) continue
    const found = rule(said)
    if (found) dangers.push({ id, level: found === 'emergency' ? found : level, concept, action })
  }
  return dangers
}

/** Worst first; then the flag for the narrowest ages, then in the order of the table. */
function inOrder(
  dangers: readonly RecognisedDanger[],
  redFlags: readonly RedFlag[],
  said: Said,
): RecognisedDanger[] {
  const kept = new Set(
    withoutMilder(
      dangers.map(({ id }) => id),
      said.age?.isExact === true,
    ),
  )
  const width = new Map(redFlags.map(({ id, ageMonths }) => [id, ageMonths.max - ageMonths.min]))
  return dangers
    .filter(({ id }) => kept.has(id))
    .toSorted(
      (a, b) =>
        URGENCY[a.level] - URGENCY[b.level] || (width.get(a.id) ?? 0) - (width.get(b.id) ?? 0),
    )
}

interface Reading {
  said: Said
  dangers: RecognisedDanger[]
}

function read(redFlags: readonly RedFlag[], understood: Understood, age: KnownAge): Reading {
  const said = new Said(understood, age)
  return { said, dangers: flagged(redFlags, said) }
}

/**
 * Looks for every red flag of the library in a question: the first step of an answer, and a floor for all later ones.
 * In a thread, what the new text says by itself counts, and what it says together with the earlier ones; what those
 * said alone was answered then. Null where no danger is recognised.
 */
export function triage(library: TriageLibrary, query: TriageQuery): Triage | null {
  const { redFlags } = library
  const asked = understand(query.text)
  const earlierText = query.thread.map(({ text }) => text).join(' . ')
  const earlier = earlierText === '' ? null : understand(earlierText)
  const stated = asked.age ?? earlier?.age ?? null
  const { said, dangers } = read(redFlags, asked, ageFor(stated, query.ageMonths))
  if (earlier !== null) {
    const known = new Set(
      read(redFlags, earlier, ageFor(earlier.age, query.ageMonths)).dangers.map(({ id }) => id),
    )
    const together = read(redFlags, understand(`${earlierText} . ${query.text}`), said.age)
    const found = new Set(dangers.map(({ id }) => id))
    dangers.push(...together.dangers.filter(({ id }) => !known.has(id) && !found.has(id)))
  }
  const ordered = inOrder(dangers, redFlags, said)
  const worst = ordered[0]
  if (worst === undefined) return null
  return {
    level: worst.level,
    action: worst.action,
    dangers: ordered,
    contacts: contactsFor(ordered, library.contacts, query.country),
    ask: missingFact(worst, redFlags, said),
  }
}
