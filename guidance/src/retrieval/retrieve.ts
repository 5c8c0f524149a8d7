import type { Topic } from '../library/schema.ts'
import { nearestAsks } from './ask-index.ts'
import type { LibraryIndex } from './build-index.ts'
import { termsOf } from './terms.ts'
import { topicChances } from './topic-model.ts'

/** A passage that may answer, best first. `likeness` (0 to 1) is to the nearest known way of asking. */
export interface Candidate {
  topicId: string
  passageId: string
  score: number
  likeness: number
  /** Likeness to the nearest whole question, the topic's mere words left aside. */
  askedLikeness: number
  /** False for a variant when nothing in the text tells it from its topic's main passage. */
  isTold: boolean
}

const NEAREST_ASKS = 10
const WORDS_WEIGHT = 0.5
/** More than any answer looks at. */
const MOST_CANDIDATES = 60
const REST_WEIGHT = 1.5
const TOPIC_WEIGHT = 1

const ALL_MONTHS = 216
/** A topic written for just this age speaks more exactly than one for all ages. */
const NARROW_BONUS = 0.12

/** How well an age fits a range: 1 or a little more inside, less the further outside, never nothing. */
export function ageFit(ages: { fromMonths: number; toMonths: number }, ageMonths: number): number {
  if (ageMonths >= ages.fromMonths && ageMonths < ages.toMonths)
    return 1 + NARROW_BONUS * (1 - (ages.toMonths - ages.fromMonths) / ALL_MONTHS)
  const outside =
    ageMonths < ages.fromMonths ? ages.fromMonths - ageMonths : ageMonths - ages.toMonths + 1
  const near = Math.max(2, 0.2 * Math.max(ages.fromMonths, ageMonths))
  return outside <= near ? 0.85 : 0.5
}

/**
 * Ranks the passages for a text: likeness to the ways parents ask, BM25 over the words of each passage, and how likely
 * its topic is, weighed by how well the child's age fits the topic.
 */
export function retrieve(
  library: { index: LibraryIndex; topics: ReadonlyMap<string, Topic> },
  text: string,
  ageMonths: number | null,
): Candidate[] {
  const { index, topics } = library
  const terms = termsOf(text, index.repair)
  if (terms.length === 0) return []
  const nearest = nearestAsks(index.asks, terms)
  const hits = index.words.search(terms.join(' '))
  const bestHit = hits[0]?.score ?? 1
  const byWords = new Map(hits.map((hit) => [Number(hit.id), hit.score / bestHit]))

  const chances = topicChances(index.topicModel, terms)
  const fits = new Map<string, number>()
  const fitOf = (topicId: string) => {
    const topic = topics.get(topicId)
    if (!topic || ageMonths === null) return 1
    const fit = fits.get(topicId) ?? ageFit(topic.ages, ageMonths)
    fits.set(topicId, fit)
    return fit
  }

  const scored: { number: number; score: number }[] = []
  for (const [number, { topicId }] of index.passages.entries()) {
    const [first = 0, ...more] = nearest.get(number)?.likenesses.slice(0, NEAREST_ASKS) ?? []
    const words = byWords.get(number) ?? 0
    if (first === 0 && words === 0) continue
    const rest = more.reduce((sum, likeness) => sum + likeness, 0) / NEAREST_ASKS
    const fit = fitOf(topicId)
    const score =
      fit * (first + REST_WEIGHT * rest + WORDS_WEIGHT * words) +
      fit * fit * TOPIC_WEIGHT * (chances.get(topicId) ?? 0)
    scored.push({ number, score })
  }
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_CANDIDATES)
    .flatMap(({ number, score }) => {
      const ref = index.passages[number]
      if (!ref) return []
      const { likenesses = [], asked = 0 } = nearest.get(number) ?? {}
      const own = index.ownTerms[number]
      return {
        ...ref,
        score,
        likeness: likenesses[0] ?? 0,
        askedLikeness: asked,
        isTold: ref.passageId === 'main' || terms.some((term) => own?.has(term)),
      }
    })
}
