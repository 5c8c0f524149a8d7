import { expect, test } from 'vitest'
import { guessCountry } from './guess-country.ts'

test.each([
  ['en-GB,en;q=0.9', 'UK'],
  ['en-US,en;q=0.9', 'US'],
  ['de-DE,de;q=0.9,en-US;q=0.8', 'EU'],
  ['fr-CA', 'CA'],
  ['en-IE', 'IE'],
  ['EN-au', 'AU'],
  ['hi-IN,en;q=0.5', 'IN'],
  ['pt-BR,en-NZ;q=0.5', 'NZ'],
  ['zh-Hant-TW', 'US'],
  ['de', 'US'],
  ['', 'US'],
  [undefined, 'US'],
])('%j comes from %s', (acceptLanguage, country) => {
  expect(guessCountry(acceptLanguage)).toBe(country)
})
