import { z } from 'zod'

/** Today's tip for an age band, with the page it rests on. */
export const Tip = z.object({
  band: z.string(),
  text: z.string(),
  source: z.object({ publisher: z.string(), title: z.string(), url: z.string() }),
})
export type Tip = z.infer<typeof Tip>
