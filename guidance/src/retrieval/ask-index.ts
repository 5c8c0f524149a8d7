import { featuresOf } from './terms.ts'

/** A way of asking, or a word or two that speak of a topic (`isTerm`), with the passage it asks for, by number. */
export interface AskEntry {
  passage: number
  isTerm: boolean
  features: ReadonlySet<string>
}

/** In which entries a feature stands, and with which share of their length. */
interface Posting {
  entries: Int32Array
  weights: Float32Array
}

/** Every way of asking as a vector of length 1, found by its features. Numbers lie in arrays, for speed and size. */
export interface AskIndex {
  passages: Int32Array
  isTerm: Uint8Array
  postings: ReadonlyMap<string, Posting>
  /** Rarity of a feature among all entries; one never seen counts as the rarest. */
  rarity: (feature: string) => number
}

/** How like a text is to the ways of asking for one passage, the likest first. */
export interface Nearest {
  likenesses: number[]
  /** To the likest whole question, mere terms left aside. */
  asked: number
}

const PAIR_WEIGHT = 0.6

/** Rarity weights of a set of features, scaled to length 1. */
function weigh(
  features: ReadonlySet<string>,
  rarity: (feature: string) => number,
): [string, number][] {
  const weights = [...features].map((feature): [string, number] => [
    feature,
    rarity(feature) * (feature.includes(' ') ? PAIR_WEIGHT : 1),
  ])
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
  return weights.map(([feature, weight]) => [feature, weight / length])
}

/** Indexes the ways of asking. */
export function buildAskIndex(entries: readonly AskEntry[]): AskIndex {
  const seen = new Map<string, number>()
  for (const { features } of entries)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const rarity = (feature: string) =>
    Math.log((entries.length + 1) / ((seen.get(feature) ?? 0) + 1))

  const drafts = new Map<string, { entries: number[]; weights: number[] }>()
  for (const [number, { features }] of entries.entries()) {
    for (const [feature, weight] of weigh(features, rarity)) {
      const draft = drafts.get(feature) ?? { entries: [], weights: [] }
      draft.entries.push(number)
      draft.weights.push(weight)
      drafts.set(feature, draft)
    }
  }
  return {
    passages: Int32Array.from(entries, ({ passage }) => passage),
    isTerm: Uint8Array.from(entries, ({ isTerm }) => Number(isTerm)),
    postings: new Map(
      [...drafts].map(([feature, draft]) => [
        feature,
        { entries: Int32Array.from(draft.entries), weights: Float32Array.from(draft.weights) },
      ]),
    ),
    rarity,
  }
}

/** Likeness of a text to every passage that shares a feature with it, by passage number. */
export function nearestAsks(index: AskIndex, terms: readonly string[]): Map<number, Nearest> {
  const sums = new Float64Array(index.passages.length)
  const met: number[] = []
  for (const [feature, weight] of weigh(featuresOf(terms), index.rarity)) {
    const posting = index.postings.get(feature)
    if (!posting) continue
    for (const [i, entry] of posting.entries.entries()) {
      if (sums[entry] === 0) met.push(entry)
      sums[entry] = (sums[entry] ?? 0) + weight * (posting.weights[i] ?? 0)
    }
  }
  const byPassage = new Map<number, Nearest>()
  for (const entry of met) {
    const passage = index.passages[entry] ?? 0
    const sum = sums[entry] ?? 0
    const nearest = byPassage.get(passage) ?? { likenesses: [], asked: 0 }
    nearest.likenesses.push(sum)
    if (index.isTerm[entry] === 0) nearest.asked = Math.max(nearest.asked, sum)
    byPassage.set(passage, nearest)
  }
  for (const { likenesses } of byPassage.values()) likenesses.sort((a, b) => b - a)
  return byPassage
}
