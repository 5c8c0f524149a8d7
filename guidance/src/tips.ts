import { ageBandOf, type CalendarDate } from '@nightlight/contract/ages'
import type { Tip } from '@nightlight/contract/tips'
import type { Library } from './library/library.ts'

/**
 * Today's tip for an age in completed months: the tips of its band take turns, one a day, the same for everybody.
 */
export function tipOfTheDay(
  library: Pick<Library, 'tips'>,
  ageMonths: number,
  on: CalendarDate,
): Tip {
  const band = ageBandOf(ageMonths)
  const fitting = library.tips[band].filter(
    (tip) => ageMonths >= (tip.fromMonths ?? 0) && ageMonths < (tip.toMonths ?? Infinity),
  )
  const tips = fitting.length > 0 ? fitting : library.tips[band]
  const day = Math.floor(Date.parse(on) / 86_400_000)
  const tip = tips[day % tips.length]
  if (!tip) throw new Error(`No tip for the band ${band}`) // the schema wants eight
  return { band, text: tip.text, source: tip.source }
}
