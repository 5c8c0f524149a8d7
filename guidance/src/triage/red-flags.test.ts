import { expect, test } from 'vitest'
import { z } from 'zod'
import contactsFile from '../../content/data/contacts.json' with { type: 'json' }
import redFlagsFile from '../../content/data/red-flags.json' with { type: 'json' }
import { ContactsFile } from '../library/contacts-schema.ts'
import { RedFlag } from '../library/schema.ts'
import dangers from './phrasings/dangers.json' with { type: 'json' }
import ordinary from './phrasings/ordinary.json' with { type: 'json' }
import { RULES } from './rules/all.ts'
import { triage } from './triage.ts'

const redFlags = z.array(RedFlag).parse(redFlagsFile.entries)
const contacts = ContactsFile.parse(contactsFile)
const URGENCY = { emergency: 0, urgent: 1, soon: 2 }

function recognised(text: string) {
  return triage({ redFlags, contacts }, { text, ageMonths: null, country: 'US', thread: [] })
}

function idsIn(text: string): string[] {
  return recognised(text)?.dangers.map(({ id }) => id) ?? []
}

test('every red flag has one rule, and every rule a red flag', () => {
  expect(Object.keys(RULES).toSorted()).toEqual(redFlags.map(({ id }) => id).toSorted())
})

test.each(redFlags)('$id: each example raises a flag at least as urgent', ({ level, examples }) => {
  const missed = examples.filter((text) => {
    const found = recognised(text)
    return found === null || URGENCY[found.level] > URGENCY[level]
  })
  expect(missed).toEqual([])
})

test('nearly every example raises the flag that it is an example of', () => {
  const all = redFlags.flatMap(({ id, examples }) => examples.map((text) => ({ id, text })))
  const missed = all.filter(({ id, text }) => !idsIn(text).includes(id))
  expect(missed.length / all.length).toBeLessThanOrEqual(0.03)
})

test.each(redFlags)('$id: no near miss raises it', ({ id, nearMisses }) => {
  expect(nearMisses.filter((text) => idsIn(text).includes(id))).toEqual([])
})

test.each(Object.entries(dangers))('%s is recognised in other words too', (id, texts) => {
  const { level } = redFlags.find((flag) => flag.id === id) ?? { level: 'soon' as const }
  const missed = texts.filter((text) => {
    const found = recognised(text)
    return found === null || URGENCY[found.level] > URGENCY[level]
  })
  expect(missed).toEqual([])
})

test('ordinary questions raise nothing', () => {
  expect(ordinary.filter((text) => recognised(text) !== null)).toEqual([])
})
