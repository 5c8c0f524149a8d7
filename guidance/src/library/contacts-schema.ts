import { z } from 'zod'

/** How a number was checked: seen on a page, in a directory, in public code, or only widely known. */
export const Verification = z.enum(['page', 'directory', 'code', 'general'])

export const ContactEntry = z.object({
  name: z.string().min(1),
  /** As it is shown; may hold two ('999 or 112'), a website, or 'local' where there is no national one. */
  number: z.string().min(1),
  how: z.string().min(1),
  hours: z.string().min(1),
  url: z.string().nullable(),
  verified: Verification,
  note: z.string().optional(),
})
export type ContactEntry = z.infer<typeof ContactEntry>

const lines = z.array(ContactEntry).default([])

export const CountryContacts = z.object({
  name: z.string(),
  emergency: z.array(ContactEntry).min(1),
  nonEmergencyHealth: lines,
  poison: lines,
  crisis: lines,
  maternal: lines,
  domesticViolence: lines,
  childAbuse: lines,
  parentSupport: lines,
  other: lines,
})
export type CountryContacts = z.infer<typeof CountryContacts>

/** The emergency and help lines of `content/data/contacts.json`, by country. */
export const ContactsFile = z.object({
  countries: z.object({
    US: CountryContacts,
    CA: CountryContacts,
    UK: CountryContacts,
    IE: CountryContacts,
    AU: CountryContacts,
    NZ: CountryContacts,
    IN: CountryContacts,
    EU: CountryContacts,
  }),
})
export type Contacts = z.infer<typeof ContactsFile>
