import { expect, test } from 'vitest'
import { z } from 'zod'
import contactsFile from '../../content/data/contacts.json' with { type: 'json' }
import redFlagsFile from '../../content/data/red-flags.json' with { type: 'json' }
import { ContactsFile } from '../library/contacts-schema.ts'
import { RedFlag } from '../library/schema.ts'
import { ASK_AGE, ASK_TEMPERATURE } from './missing-fact.ts'
import { triage } from './triage.ts'

const library = {
  redFlags: z.array(RedFlag).parse(redFlagsFile.entries),
  contacts: ContactsFile.parse(contactsFile),
}

function ask(text: string, ageMonths: number | null = null, thread: readonly string[] = []) {
  return triage(library, {
    text,
    ageMonths,
    country: 'UK',
    thread: thread.map((earlier) => ({ text: earlier })),
  })
}

function ids(text: string, ageMonths: number | null = null, thread: readonly string[] = []) {
  return ask(text, ageMonths, thread)?.dangers.map(({ id }) => id) ?? []
}

test.each([
  ['temp is 38.0', 2, true],
  ['temp is 37.9', 2, false],
  ['temp is 100.4', 2, true],
  ['temp is 100.3', 2, false],
  ['temp is 38.0', 2.9, true],
  ['temp is 38.0', 3, false],
])('fever under 3 months: %s at %s months', (text, ageMonths, isDanger) => {
  expect(ids(text, ageMonths).includes('fever-under-3m')).toBe(isDanger)
})

test.each([
  ['temp 38.3', 4, 'fever-3-6m-39', true],
  ['temp 38.2', 4, 'fever-3-6m-39', false],
  ['temp 39.0', 5.9, 'fever-3-6m-39', true],
  ['temp 39.0', 6, 'fever-3-6m-39', false],
  ['temp 40.0', 30, 'fever-40', true],
  ['temp 104', 30, 'fever-40', true],
  ['temp 39.9', 30, 'fever-40', false],
  ['fever for 5 days', 30, 'fever-5-days', true],
  ['fever for 4 days', 30, 'fever-5-days', false],
  ['temp 35.9', 1, 'low-temp-under-3m', true],
  ['temp 36.0', 1, 'low-temp-under-3m', false],
])('%s at %s months: %s is %s', (text, ageMonths, id, isDanger) => {
  expect(ids(text, ageMonths).includes(id)).toBe(isDanger)
})

test('a temperature that came down still counts in a baby under 3 months', () => {
  expect(ids('he was 38.4 this morning, gone now after a bath', 2)).toContain('fever-under-3m')
})

test.each(['no fever and feeding well', 'she does not have a fever', 'fever? no, temp is 36.8'])(
  'a denied fever is none: %s',
  (text) => expect(ids(text, 2)).toEqual([]),
)

test.each([
  'what if he has a seizure',
  'how do i prevent choking on grapes',
  'signs of dehydration to watch for',
  'when should i worry about a fever in my toddler',
  'he had a seizure two years ago',
  'double dose of love',
  'what is sepsis',
])('what is asked in general, past or a figure of speech is no danger: %s', (text) => {
  expect(ask(text)).toBeNull()
})

test('what has stopped but only just happened is a danger', () => {
  expect(ids('he had a seizure an hour ago, it stopped')).toContain('seizure')
})

test('what the family says to calm the parent lowers nothing', () => {
  expect(ask("my 6 week old has 38.5, grandma says it's fine")?.level).toBe('emergency')
})

test('the age in the text outranks the chosen child', () => {
  expect(ids('my 6 week old has a temp of 38.2', 60)).toContain('fever-under-3m')
  expect(ids('my 5 year old has a temp of 38.2', 1)).toEqual([])
})

test('an unknown age is treated as the youngest that fits, and asked for', () => {
  expect(ask('baby has a fever of 38.5')).toMatchObject({ level: 'emergency', ask: ASK_AGE })
  expect(ids('my toddler has a fever of 38.5')).toEqual([])
})

test('a hot young baby without a reading is asked for one', () => {
  expect(ask('my 5 week old feels very hot')).toMatchObject({
    level: 'emergency',
    ask: ASK_TEMPERATURE,
  })
})

test('a parent in danger is heard whatever the age of the chosen child', () => {
  expect(ids('i want to kill myself', 60)).toContain('parent-suicidal')
  expect(ids('my teen daughter says she wants to die', 6)).toContain('child-suicidal')
})

test('all dangers are named, the worst first, and the action is that of the worst', () => {
  const found = ask('3 year old has had a fever for 6 days and now his lips are blue')
  expect(found?.dangers.map(({ id }) => id)).toEqual(['blue-lips', 'fever-5-days'])
  expect(found?.action).toBe(found?.dangers[0]?.action)
})

test('a milder flag gives way to the stronger one of its kind', () => {
  const found = ids('hives all over and his voice is hoarse after eating peanut')
  expect(found).toContain('anaphylaxis')
  expect(found).not.toContain('allergy-mild')
})

test('a mild entry becomes an emergency with the signs that its condition names', () => {
  expect(ask('i gave her a double dose of tylenol and she is very drowsy')?.level).toBe('emergency')
  expect(ask('i gave her a double dose of tylenol, she seems fine')?.level).toBe('urgent')
})

test('in a thread the new text counts with the earlier ones, but what was said before is not repeated', () => {
  const earlier = ['my baby is 6 weeks old and a bit fussy']
  expect(ids('his temperature is 38.3', null, earlier)).toContain('fever-under-3m')
  const flagged = ['my 6 week old has a temperature of 38.3']
  expect(ids('thank you, how do i get to sleep tonight', null, flagged)).toEqual([])
  expect(ids('and now he is limp', null, flagged)).toContain('unresponsive-floppy')
})

test('danger buried in a long story is found', () => {
  const story =
    'so we were at the park all morning and he ate his snack, played with his cousins and had a nap in the ' +
    'stroller, then on the way home he got fussy, and i thought it was just tiredness because he skipped his ' +
    'second nap, but when i took him out his lips were blue and he was breathing really fast, grandma says he ' +
    'is just cold, we gave him some water and put on a cartoon and he likes that one with the trains'
  expect(ids(story, 20)).toEqual(expect.arrayContaining(['blue-lips', 'breathing-hard']))
})
