import { expect, test } from 'vitest'
import { dateText, localToday, relativeTime } from './dates.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:00:01Z', 'Just now'],
  ['2026-11-21T11:00:00Z', '1h ago'],
  ['2026-11-20T12:00:01Z', '23h ago'],
  ['2026-11-20T12:00:00Z', '1d ago'],
  ['2026-11-14T12:00:01Z', '6d ago'],
  ['2026-11-14T12:00:00Z', '1w ago'],
  ['2026-10-24T12:00:01Z', '3w ago'],
  ['2026-10-24T12:00:00Z', dateText('2026-10-24T12:00:00Z')],
])('%s reads as %s', (instant, words) => {
  expect(relativeTime(instant, NOW)).toBe(words)
})

test('a clock that runs behind the server still says Just now', () => {
  expect(relativeTime('2026-11-21T12:00:30Z', NOW)).toBe('Just now')
})

test('today is the day where the person is', () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
