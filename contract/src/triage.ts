import { z } from 'zod'

/**
 * How soon a danger needs someone: `emergency` now, by ambulance or emergency department; `urgent` a doctor,
 * nurse line or poison centre now or today; `soon` put right at once or book within days.
 */
export const TriageLevel = z.enum(['emergency', 'urgent', 'soon'])
export type TriageLevel = z.infer<typeof TriageLevel>

/** Someone to call or text. `href` is what a tap opens: 'tel:911', 'sms:85258', or a web page. */
export const Contact = z.object({
  name: z.string(),
  number: z.string(),
  how: z.string(),
  hours: z.string(),
  href: z.string(),
})
export type Contact = z.infer<typeof Contact>

/** One danger that was recognised: the id and words of the red flag. */
export const RecognisedDanger = z.object({
  id: z.string(),
  level: TriageLevel,
  concept: z.string(),
  action: z.string(),
})
export type RecognisedDanger = z.infer<typeof RecognisedDanger>

/**
 * What was recognised in a question, worst first. `level` and `action` are those of the worst; `ask` is the one
 * missing fact (age, temperature) that decides the level, or null.
 */
export const Triage = z.object({
  level: TriageLevel,
  action: z.string(),
  dangers: z.array(RecognisedDanger).min(1),
  contacts: z.array(Contact),
  ask: z.string().nullable(),
})
export type Triage = z.infer<typeof Triage>
