import { stemmer } from 'stemmer'
import { z } from 'zod'
import type { Topic } from '../library/schema.ts'
import { canonical, wordsOf } from '../retrieval/vocabulary.ts'

/** Questions that must pass and questions that must not, for the guard to learn from. */
export const GuardExamples = z.strictObject({
  off_topic: z.array(z.coerce.string()).min(50),
  on_topic: z.array(z.coerce.string()).min(50),
  off_topic_terms: z.array(z.coerce.string()),
})
export type GuardExamples = z.infer<typeof GuardExamples>

/**
 * A small logistic regression: a weight a feature. The same examples in the same order always give the same weights.
 */
export interface GuardModel {
  weights: ReadonlyMap<string, number>
  known: ReadonlySet<string>
}

const CHILD =
  /\b(?:bab(?:y|ies)|newborns?|infants?|toddlers?|child(?:ren)?|kid(?:s|do|dos)?|sons?|daughters?|lo|dd|ds|bubs?|teen(?:s|ager|agers)?|twins?|boys?|girls?|preschoolers?|little one|grand(?:son|daughter|child)|stepson|stepdaughter|niece|nephew)\b/
const AGE =
  /\b\d+ ?-? ?(?:mo|mos|months?|mths?|m\.?o|yo|y\.?o|yrs?|years?|wks?|weeks?|days?)\b(?: old)?/

const THIRD_PERSON = /\b(?:he|she|his|her|him|hes|shes)\b/

const SMALL = new Set(
  'a an the and or but to of in on at for with is are was be do does did my me i we you it this that so as from by'.split(
    ' ',
  ),
)

/** A text as the guard reads it: its stems in order, and whether a child, an age or a third person is named. */
interface Reading {
  stems: readonly string[]
  marks: readonly string[]
}

function read(text: string): Reading {
  const lower = text.toLowerCase()
  const stems = wordsOf(text)
    .filter((word) => !SMALL.has(word) && !/^\d/.test(word))
    .map((word) => stemmer(canonical(word)))
  const marks = ['bias']
  if (CHILD.test(lower)) marks.push('has:child')
  if (AGE.test(lower)) marks.push('has:age')
  if (THIRD_PERSON.test(lower)) marks.push('has:he-or-she')
  return { stems, marks }
}

/** Marks, stems, neighbouring pairs, and words never met before; `known` null takes every word. */
function featuresOf({ stems, marks }: Reading, known: ReadonlySet<string> | null): Set<string> {
  const features = new Set<string>(marks)
  let unknown = 0
  for (const [i, stem] of stems.entries()) {
    if (known && !known.has(stem)) unknown++
    else features.add(stem)
    const before = stems[i - 1]
    if (before && (!known || known.has(`${before} ${stem}`))) features.add(`${before} ${stem}`)
  }
  if (stems.length === 0) features.add('has:nothing')
  else if (unknown > 0) {
    const share = unknown / stems.length
    features.add('has:unknown')
    if (share >= 0.34) features.add('has:third-unknown')
    if (share >= 0.6) features.add('has:mostly-unknown')
  }
  return features
}

const ROUNDS = 25
const RATE = 0.15
const DECAY = 0.0004
const SEEN_TWICE = 2
/** What must be refused is repeated until it is about half as much as what must pass. */
const NEGATIVES_SHARE = 2

const chance = (sum: number) => 1 / (1 + Math.exp(-sum))

function sumOf(weights: ReadonlyMap<string, number>, features: ReadonlySet<string>): number {
  let sum = 0
  for (const feature of features) sum += weights.get(feature) ?? 0
  return sum
}

/** Learns from the library's own ways of asking and from the examples. Deterministic. */
export function buildGuard(topics: readonly Topic[], examples: GuardExamples): GuardModel {
  const asks = topics.flatMap((topic) => [
    topic.title,
    ...topic.terms,
    ...topic.asks,
    ...topic.passages.flatMap((passage) => passage.asks),
  ])
  const passing = [...asks, ...examples.on_topic, ...examples.on_topic].map(read)
  const failing = [...examples.off_topic, ...examples.off_topic_terms].map(read)
  const counts = new Map<string, number>()
  for (const reading of [...passing, ...failing])
    for (const feature of featuresOf(reading, null))
      counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const terms = [...topics.flatMap((topic) => topic.terms), ...examples.off_topic_terms]
  const named = new Set(terms.flatMap((term) => [...featuresOf(read(term), null)]))
  // What was met once, and is no term of either side, stands for all that will never have been met.
  const known = new Set(
    [...counts]
      .filter(([feature, n]) => n >= SEEN_TWICE || named.has(feature))
      .map(([feature]) => feature),
  )

  const ids = new Map<string, number>()
  const sampleOf = (target: 0 | 1) => (reading: Reading) => ({
    target,
    features: [...featuresOf(reading, known)].map((feature) => {
      const id = ids.get(feature) ?? ids.size
      ids.set(feature, id)
      return id
    }),
  })
  const passes = passing.map(sampleOf(1))
  const refused = failing.map(sampleOf(0))
  const times = Math.max(1, Math.round(passes.length / refused.length / NEGATIVES_SHARE))
  const learned = learn(
    interleave(passes, Array.from({ length: times }, () => refused).flat()),
    ids.size,
  )
  return { weights: new Map([...ids].map(([feature, id]) => [feature, learned[id] ?? 0])), known }
}

/** Gradient descent over the samples, round after round in the same order. Features stand as numbers, for speed. */
function learn(
  samples: readonly { target: 0 | 1; features: readonly number[] }[],
  size: number,
): Float64Array {
  const weights = new Float64Array(size)
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round / 10)
    for (const { features, target } of samples) {
      let sum = 0
      for (const id of features) sum += weights[id] ?? 0
      const error = target - chance(sum)
      for (const id of features) {
        const weight = weights[id] ?? 0
        weights[id] = weight + rate * (error - DECAY * weight)
      }
    }
  }
  return weights
}

function interleave<T>(a: readonly T[], b: readonly T[]): T[] {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a]
  const step = long.length / (short.length || 1)
  const out: T[] = []
  let next = 0
  for (const [i, item] of long.entries()) {
    out.push(item)
    const other = short[next]
    if (other !== undefined && i >= next * step) {
      out.push(other)
      next++
    }
  }
  return out
}

const USUAL_LIKENESS = 0.3
const LIKENESS_WEIGHT = 8
/** Children as cover for something else are caught by name (surely-not.ts), so a child named speaks for a question. */
const CHILD_WEIGHT = 2

/**
 * How likely (0 to 1) a text is about raising a child: from its words, and from its likeness (0 to 1) to the nearest
 * way of asking that the library knows.
 */
export function parentingChance(model: GuardModel, text: string, likeness: number): number {
  const features = featuresOf(read(text), model.known)
  const named = features.has('has:child') || features.has('has:age') ? CHILD_WEIGHT : 0
  return chance(
    sumOf(model.weights, features) + named + LIKENESS_WEIGHT * (likeness - USUAL_LIKENESS),
  )
}
