import type { ArticleEntry, Topic } from '../library/schema.ts'
import { featuresOf } from './terms.ts'

/** How much each kind of text teaches about its topic. What the answers say teaches nothing that the asks do not. */
const WEIGHTS = { ask: 1, title: 1, term: 0.7, article: 0.4 }
/** What a word that a topic never had counts for, so that one strange word does not rule a topic out. */
const SMOOTHING = 0.01

/**
 * Naive Bayes over the topics, each against all others, with the rarity of a feature as its weight. One pass over the
 * library's texts, always with the same result.
 */
export interface TopicModel {
  topicIds: readonly string[]
  features: ReadonlyMap<string, number>
  rarity: Float64Array
  /** By topic: the weight of each feature it had. */
  own: readonly ReadonlyMap<number, number>[]
  ownTotal: Float64Array
  all: Float64Array
  total: number
}

interface Sample {
  topic: number
  weight: number
  features: readonly number[]
}

function textsOf(topic: Topic, articles: readonly ArticleEntry[]): [string, number][] {
  const asks = new Set([...topic.asks, ...topic.passages.flatMap((passage) => passage.asks)])
  const about = articles.filter((article) => article.topics.includes(topic.id))
  return [
    ...[...asks].map((text): [string, number] => [text, WEIGHTS.ask]),
    [topic.title, WEIGHTS.title],
    ...topic.terms.map((text): [string, number] => [text, WEIGHTS.term]),
    ...about.flatMap(({ title, summary }): [string, number][] => [
      [title, WEIGHTS.article],
      [summary, WEIGHTS.article],
    ]),
  ]
}

/** Learns which features speak of which topic. `read` cuts a text into terms. */
export function buildTopicModel(
  topics: readonly Topic[],
  articles: readonly ArticleEntry[],
  read: (text: string) => readonly string[],
): TopicModel {
  const ids = new Map<string, number>()
  const samples: Sample[] = []
  for (const [topic, entry] of topics.entries()) {
    for (const [text, weight] of textsOf(entry, articles)) {
      const features = [...featuresOf(read(text))].map((feature) => {
        const id = ids.get(feature) ?? ids.size
        ids.set(feature, id)
        return id
      })
      if (features.length > 0) samples.push({ topic, weight, features })
    }
  }

  const seen = new Float64Array(ids.size)
  for (const { features } of samples)
    for (const feature of features) seen[feature] = (seen[feature] ?? 0) + 1
  const rarity = seen.map((n) => Math.log(samples.length / n))

  const own = topics.map(() => new Map<number, number>())
  const ownTotal = new Float64Array(topics.length)
  const all = new Float64Array(ids.size)
  let total = 0
  for (const { topic, weight, features } of samples) {
    const length = lengthOf(features, rarity)
    for (const feature of features) {
      const value = (weight * (rarity[feature] ?? 0)) / length
      own[topic]?.set(feature, (own[topic]?.get(feature) ?? 0) + value)
      ownTotal[topic] = (ownTotal[topic] ?? 0) + value
      all[feature] = (all[feature] ?? 0) + value
      total += value
    }
  }
  return { topicIds: topics.map(({ id }) => id), features: ids, rarity, own, ownTotal, all, total }
}

function lengthOf(features: readonly number[], rarity: Float64Array): number {
  let square = 0
  for (const feature of features) square += (rarity[feature] ?? 0) ** 2
  return Math.sqrt(square) || 1
}

/** How likely each topic is for these terms (they sum to 1), by topic id. */
export function topicChances(
  model: TopicModel,
  terms: readonly string[],
): ReadonlyMap<string, number> {
  const features = [...featuresOf(terms)].flatMap((feature) => model.features.get(feature) ?? [])
  const length = lengthOf(features, model.rarity)
  const spread = SMOOTHING * model.features.size
  const scores = model.topicIds.map((_, topic) => {
    const ownTotal = model.ownTotal[topic] ?? 0
    let score = 0
    for (const feature of features) {
      const own = model.own[topic]?.get(feature) ?? 0
      const here = (own + SMOOTHING) / (ownTotal + spread)
      const elsewhere =
        ((model.all[feature] ?? 0) - own + SMOOTHING) / (model.total - ownTotal + spread)
      score += (model.rarity[feature] ?? 0) * Math.log(here / elsewhere)
    }
    return score / length
  })
  const best = Math.max(...scores)
  const chances = scores.map((score) => Math.exp(score - best))
  const sum = chances.reduce((a, b) => a + b, 0)
  return new Map(model.topicIds.map((id, topic) => [id, (chances[topic] ?? 0) / sum]))
}
