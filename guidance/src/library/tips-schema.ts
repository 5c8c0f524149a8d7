import { AGE_BANDS } from '@nightlight/contract/ages'
import { z } from 'zod'

const TipEntry = z.strictObject({
  text: z.string().min(10),
  /** Narrower than the band, in months; left out: the whole band. */
  fromMonths: z.number().optional(),
  toMonths: z.number().optional(),
  source: z.strictObject({
    publisher: z.string().min(1),
    title: z.string().min(1),
    url: z.url({ protocol: /^https?$/ }),
  }),
})
export type TipEntry = z.infer<typeof TipEntry>

/** Tips by age band of the dashboard, at least eight a band, each with the page it rests on. */
export const TipsFile = z.record(z.enum(AGE_BANDS.map((band) => band.id)), z.array(TipEntry).min(8))
export type TipsFile = z.infer<typeof TipsFile>
