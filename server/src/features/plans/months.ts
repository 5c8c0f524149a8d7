import { calendarDate, type CalendarDate } from '@nightlight/contract/ages'

/** First day of the calendar month in UTC, in which questions are counted. */
export function monthOf(instant: Date): CalendarDate {
  return `${calendarDate(instant).slice(0, 7)}-01`
}
