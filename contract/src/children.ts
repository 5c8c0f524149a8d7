import { z } from 'zod'
import { calendarDate } from './ages.ts'

const LATEST_ZONE_MS = 14 * 3_600_000 // the day has already begun there
const OLDEST_YEARS = 25

/**
 * A birth date as the screens send it (an ISO timestamp) or as a plain date; out comes the calendar date.
 * Not in the future (in any time zone) and not more than 25 years back.
 */
export const DateOfBirth = z
  .string('Date of birth is required')
  .trim()
  .min(1, 'Date of birth is required')
  .pipe(z.union([z.iso.date(), z.iso.datetime({ offset: true })], 'Date of birth is not a date'))
  .transform((text) => text.slice(0, 10))
  .refine((date) => date <= calendarDate(new Date(Date.now() + LATEST_ZONE_MS)), {
    message: 'Date of birth cannot be in the future',
  })
  .refine((date) => Number(date.slice(0, 4)) >= new Date().getUTCFullYear() - OLDEST_YEARS, {
    message: 'Date of birth is too long ago',
  })

export const NewChild = z.object({
  name: z.string('Name is required').trim().min(1, 'Name is required').max(50, 'Name is too long'),
  dateOfBirth: DateOfBirth,
})
export type NewChild = z.infer<typeof NewChild>

export const Child = z.object({
  id: z.uuid(),
  name: z.string(),
  dateOfBirth: z.iso.date(),
  familyId: z.uuid(),
  createdById: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Child = z.infer<typeof Child>

/** A stranger's id and a malformed one are the same to the caller: not found. */
export const IdParam = z.object({ id: z.uuid() })
