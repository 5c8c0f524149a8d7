import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { durationsIn, temperaturesIn } from './numbers.ts'
import { repaired } from './repair.ts'
import { isSaidToBe, understand } from './understand.ts'

const celsius = (text: string) => temperaturesIn(normalise(text)).map((each) => each.celsius)
const hours = (text: string) => durationsIn(normalise(text)).map((each) => each.hours)

test.each([
  ['fever of 38.2', 38.2],
  ['temp 38,2', 38.2],
  ['101F', 38.33],
  ['fever of a hundred and two', 38.89],
  ['temperature is forty point five', 40.5],
  ['101.4 degrees', 38.56],
  ['he is 40.2 and shivering', 40.2],
])('%s reads %s °C', (text, expected) => expect(celsius(text)).toEqual([expected]))

test.each([
  'we keep the house at 40 percent humidity',
  'temp: he weighs 38 lbs',
  'fever, gave 100 mg',
  'the room is 38 degrees',
  'born at 38 weeks with a fever',
])('%s gives no body temperature', (text) => expect(celsius(text)).toEqual([]))

test.each([
  ['for 5 days', 120],
  ['half an hour', 0.5],
  ['9 hrs', 9],
  ['since monday its sunday', 144],
  ['all week', 168],
])('%s lasts %s hours', (text, expected) => expect(hours(text)).toEqual([expected]))

test('contractions, brands and misspellings come out as plain words', () => {
  expect(normalise("He's got a fevr & won't stop vommiting!")).toBe(
    ' he is got a fever and keeps vomiting | ',
  )
  expect(normalise('siezure, menengitis? chocking')).toBe(' seizure , meningitis | choking ')
})

test.each(['cooking', 'breeding', 'shallow', 'sloppy', 'stopped', 'turning', 'sleepy'])(
  '%s stays what it is',
  (word) => expect(repaired(word)).toBe(word),
)

test.each([
  ['breathng', 'breathing'],
  ['swalowed', 'swallowed'],
  ['unconcsious', 'unconscious'],
])('%s is read as %s', (slip, word) => expect(repaired(slip)).toBe(word))

test.each([
  ['he has no fever but is vomiting', 'fever', false],
  ['he has no fever but is vomiting', 'vomiting', true],
  ['no fever, rash or vomiting', 'vomiting', false],
  ['what if he gets a rash', 'rash', false],
  ['he had a rash last year', 'rash', false],
  ['not feeding well and limp', 'limp', true],
])('%s: %s is said to be so: %s', (text, word, isSo) => {
  const { text: plain, scopes } = understand(text)
  expect(isSaidToBe(scopes, plain.indexOf(` ${word} `) + 1)).toBe(isSo)
})
