const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

const mediumDate = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const mediumCalendarDate = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeZone: 'UTC', // a birth date is the same day everywhere
})

/** An instant ('2026-11-21T08:00:00Z') as a date in the person's locale and zone. */
export function dateText(instant: string): string {
  return mediumDate.format(new Date(instant))
}

/** A calendar date ('2026-11-21') in the person's locale. */
export function calendarDateText(date: string): string {
  return mediumCalendarDate.format(new Date(date))
}

/** Today where the person is, as 'YYYY-MM-DD'. */
export function localToday(now = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0')
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`
}

/** 'Just now' under an hour, then 'Nh ago', 'Nd ago' under a week, 'Nw ago' under four weeks, then a date. */
export function relativeTime(instant: string, now = new Date()): string {
  const elapsedMs = now.getTime() - Date.parse(instant)
  if (elapsedMs < HOUR_MS) return 'Just now'
  if (elapsedMs < DAY_MS) return `${Math.floor(elapsedMs / HOUR_MS)}h ago`
  if (elapsedMs < WEEK_MS) return `${Math.floor(elapsedMs / DAY_MS)}d ago`
  if (elapsedMs < 4 * WEEK_MS) return `${Math.floor(elapsedMs / WEEK_MS)}w ago`
  return dateText(instant)
}
