import { z } from 'zod'
import { Child } from './children.ts'

export const DEFAULT_FAMILY_NAME = 'My Family'

export const NewFamily = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .max(100, 'Name is too long')
    .default(DEFAULT_FAMILY_NAME),
})
export type NewFamily = z.infer<typeof NewFamily>

/** `joinedAt` is empty while an invitation is pending. */
export const FamilyMember = z.object({
  id: z.uuid(),
  role: z.enum(['owner', 'member']),
  joinedAt: z.iso.datetime().nullable(),
  user: z.object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string(),
    profileImageUrl: z.string().nullable(),
  }),
})
export type FamilyMember = z.infer<typeof FamilyMember>

/** The caller's family as `GET /api/families/current` answers it; `null` where there is none. */
export const Family = z.object({
  id: z.uuid(),
  name: z.string(),
  members: z.array(FamilyMember),
  children: z.array(Child),
})
export type Family = z.infer<typeof Family>
