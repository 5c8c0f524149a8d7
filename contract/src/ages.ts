/** A day without a time or a zone, as 'YYYY-MM-DD'. */
export type CalendarDate = string

/** The calendar date of an instant in UTC. */
export function calendarDate(instant: Date): CalendarDate {
  return instant.toISOString().slice(0, 10)
}

function parts(date: CalendarDate): { year: number; month: number; day: number } {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) throw new RangeError(`Not a calendar date: ${date}`)
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * Completed months of age on a given day.
 *
 * Both are calendar dates ('2025-01-31'), so the age does not shift with anyone's time zone. A child born on a
 * day the month lacks completes it on the last day: 31 January to 28 February is 1 month.
 * @throws RangeError when `dateOfBirth` is after `on`.
 */
export function ageInMonths(dateOfBirth: CalendarDate, on: CalendarDate): number {
  if (dateOfBirth > on) throw new RangeError('Born after the day asked about')
  const born = parts(dateOfBirth)
  const now = parts(on)
  const months = (now.year - born.year) * 12 + now.month - born.month
  const completesOn = Math.min(born.day, daysInMonth(now.year, now.month))
  return now.day >= completesOn ? months : months - 1
}

/** Whole days of age. @throws RangeError when `dateOfBirth` is after `on`. */
export function ageInDays(dateOfBirth: CalendarDate, on: CalendarDate): number {
  if (dateOfBirth > on) throw new RangeError('Born after the day asked about')
  return Math.round((Date.parse(on) - Date.parse(dateOfBirth)) / 86_400_000)
}

function count(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'}`
}

/** Age in words: under 30 days in days, under a year in months, otherwise in years and months. */
export function ageText(dateOfBirth: CalendarDate, on: CalendarDate): string {
  const days = ageInDays(dateOfBirth, on)
  if (days < 30) return count(days, 'day')
  const months = Math.max(1, ageInMonths(dateOfBirth, on))
  return monthsText(months)
}

/** A number of months in words: '8 months', '1 year', '2 years 3 months'. */
export function monthsText(months: number): string {
  if (months < 12) return count(months, 'month')
  const rest = months % 12
  const years = count(Math.floor(months / 12), 'year')
  return rest === 0 ? years : `${years} ${count(rest, 'month')}`
}

/** The dashboard's age bands: each starts at `fromMonths` and ends before the next one starts. */
export const AGE_BANDS = [
  { id: '0-2', fromMonths: 0, label: 'Under 3 months' },
  { id: '3-5', fromMonths: 3, label: '3 to 5 months' },
  { id: '6-11', fromMonths: 6, label: '6 to 11 months' },
  { id: '12-17', fromMonths: 12, label: '12 to 17 months' },
  { id: '18-23', fromMonths: 18, label: '18 to 23 months' },
  { id: '24-35', fromMonths: 24, label: '2 years' },
  { id: '36+', fromMonths: 36, label: '3 years and over' },
] as const
export type AgeBandId = (typeof AGE_BANDS)[number]['id']

/** The band an age in completed months falls in. */
export function ageBandOf(ageMonths: number): AgeBandId {
  return AGE_BANDS.findLast((band) => ageMonths >= band.fromMonths)?.id ?? '0-2'
}
