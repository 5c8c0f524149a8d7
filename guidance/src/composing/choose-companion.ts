import type { ArticleEntry, VideoEntry } from '../library/schema.ts'
import type { LibraryIndex } from '../retrieval/build-index.ts'
import { termsOf } from '../retrieval/terms.ts'
import type { Companion } from '../types.ts'

type Entry = ArticleEntry | VideoEntry

const describe = (entry: Entry) => ('summary' in entry ? entry.summary : entry.description)

/** Years that an entry spans beyond what is needed count a little against it: the narrow page is the fitting one. */
const SPAN_COST = 0.005
const MAIN_TOPIC = 1.5

/**
 * The page of the catalogue that fits best: of this topic, for this age, nearest to what was asked.
 * Null when the topic has none for the age: none rather than a poor one.
 */
export function chooseCompanion(
  index: LibraryIndex,
  entries: readonly Entry[],
  topicId: string,
  ageMonths: number | null,
  question: string,
): Companion | null {
  const asked = new Set(termsOf(question, index.repair))
  let best: { entry: Entry; value: number } | null = null
  for (const entry of entries) {
    if (!entry.topics.includes(topicId)) continue
    if (ageMonths !== null && (ageMonths < entry.minMonths || ageMonths >= entry.maxMonths))
      continue
    let value = entry.topics[0] === topicId ? MAIN_TOPIC : 0
    value -= (entry.maxMonths - entry.minMonths) * SPAN_COST
    for (const term of new Set(termsOf(`${entry.title} ${describe(entry)}`, index.repair)))
      if (asked.has(term)) value += index.asks.rarity(term) / 3
    if (!best || value > best.value) best = { entry, value }
  }
  if (!best) return null
  const { title, url, source } = best.entry
  return { title, url, source, description: describe(best.entry) }
}
