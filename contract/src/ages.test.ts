import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageBandOf, ageInMonths, ageText } from './ages.ts'

test.each([
  ['2025-01-31', '2025-02-27', 0],
  ['2025-01-31', '2025-02-28', 1],
  ['2024-02-29', '2025-02-28', 12],
  ['2026-06-15', '2026-09-14', 2],
  ['2026-06-15', '2026-09-15', 3],
])('born %s is %s: %i months', (born, on, months) => {
  expect(ageInMonths(born, on)).toBe(months)
})

test('a birth in the future has no age', () => {
  expect(() => ageInMonths('2026-11-22', '2026-11-21')).toThrow(RangeError)
})

test.each([
  ['2026-11-21', '0 days'],
  ['2026-11-20', '1 day'],
  ['2026-10-23', '29 days'],
  ['2026-10-21', '1 month'],
  ['2025-11-22', '11 months'],
  ['2025-11-21', '1 year'],
  ['2024-08-21', '2 years 3 months'],
  ['2024-10-21', '2 years 1 month'],
])('born %s, on 21 November 2026: %s', (born, text) => {
  expect(ageText(born, '2026-11-21')).toBe(text)
})

test.each([
  [0, '0-2'],
  [2, '0-2'],
  [3, '3-5'],
  [11, '6-11'],
  [12, '12-17'],
  [23, '18-23'],
  [35, '24-35'],
  [36, '36+'],
  [200, '36+'],
])('%i months is in the band %s', (months, band) => {
  expect(ageBandOf(months)).toBe(band)
})

test('nobody grows younger', () => {
  const day = fc
    .date({ min: new Date('2005-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, day, (a, b, c) => {
      const [born, first, second] = [a, b, c].toSorted() as [string, string, string]
      expect(ageInMonths(born, first)).toBeLessThanOrEqual(ageInMonths(born, second))
    }),
  )
})
