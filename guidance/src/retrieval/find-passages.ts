import type { Library } from '../library/library.ts'
import type { About, Query } from '../types.ts'
import { statedAge } from '../understanding/age-in-text.ts'
import { normalise } from '../understanding/normalise.ts'
import { type Candidate, retrieve } from './retrieve.ts'
import { termsOf } from './terms.ts'

/** What a question asks: of whom, and which passages may answer it, best first. */
export interface Found {
  about: About
  candidates: readonly Candidate[]
  /** The passage to answer from, or null when nothing is near enough. */
  best: Candidate | null
}

const NEAR_ENOUGH = 0.3
/** A topic that is written wins over one that is not from this share of its score on. */
const NEARLY = 0.75
/** Below this likeness to any of its ways of asking a variant is not meant. */
const CLEAR_LIKENESS = 0.25
/** A follow-up with so few words of its own speaks of the thread's topic. */
const LEANING_TERMS = 3
const OWN_TOPIC_LIKENESS = 0.6
const THREAD_TOPIC_BONUS = 0.35
const LEANING_BONUS = 4 * THREAD_TOPIC_BONUS
const LEANS =
  /^(?:and|but|so|also|what about|how about|what if|ok|okay|then|or|why|how long|how much|how often|is (?:that|this|it)|does (?:that|this|it)|should i|for how long|since|still)\b/i

/**
 * The age spoken of: the one in the words outranks the chosen child's, and then the words may mean another child. A mere
 * stage of life ('toddler') gives way to a chosen child within it.
 */
function whom(query: Query): About {
  const { text: question, ageMonths, childName } = query
  const stated = statedAge(normalise(question))
  if (stated === null) return { question, ageMonths, childName }
  if (ageMonths === null) return { question, ageMonths: stated.months, childName: null }
  const isSame = stated.isExact
    ? Math.abs(stated.months - ageMonths) <= Math.max(1.5, 0.15 * ageMonths)
    : stated.fromMonths <= ageMonths && ageMonths < stated.toMonths
  return isSame
    ? { question, ageMonths, childName }
    : { question, ageMonths: stated.months, childName: null }
}

/** A follow-up is read together with its thread, unless it clearly asks about something of its own. */
function candidatesFor(
  library: Library,
  query: Query,
  ageMonths: number | null,
): readonly Candidate[] {
  const own = retrieve(library, query.text, ageMonths)
  const earlier = query.thread.at(-1)
  if (!earlier) return own
  const topic = query.thread.findLast((question) => question.topic !== null)?.topic
  const leans =
    LEANS.test(query.text.trim()) ||
    termsOf(query.text, library.index.repair).length <= LEANING_TERMS
  if (!leans && (own[0]?.likeness ?? 0) >= OWN_TOPIC_LIKENESS) return own

  const bonus = leans ? LEANING_BONUS : THREAD_TOPIC_BONUS
  const keyOf = (one: Candidate) => `${one.topicId}/${one.passageId}`
  const ownScores = new Map(own.map((one) => [keyOf(one), one.score]))
  return retrieve(library, `${earlier.text} ${query.text}`, ageMonths)
    .map((one) => ({
      ...one,
      score: one.score + (ownScores.get(keyOf(one)) ?? 0) + (one.topicId === topic ? bonus : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
}

/**
 * The passage of the best topic that was asked for: its ways of asking decide, since the main passage has more words than
 * any variant and would always win by them.
 */
function passageOf(library: Library, candidates: readonly Candidate[]): Candidate | null {
  const first = candidates[0]
  if (!first || first.score < NEAR_ENOUGH) return null
  const isWritten = ({ topicId }: Candidate) =>
    (library.topics.get(topicId)?.passages.length ?? 0) > 0
  const rival = candidates.find((one) => isWritten(one) && one.score >= NEARLY * first.score)
  const best = isWritten(first) ? first : (rival ?? first)
  const inTopic = candidates.filter(
    ({ topicId, askedLikeness, isTold }) =>
      topicId === best.topicId && isTold && askedLikeness >= CLEAR_LIKENESS,
  )
  return inTopic.toSorted((a, b) => specific(b) - specific(a))[0] ?? { ...best, passageId: 'main' }
}

/** Between near equals the variant is meant: it answers more exactly. */
function specific({ passageId, askedLikeness }: Candidate): number {
  return passageId === 'main' ? 0.9 * askedLikeness : askedLikeness
}

/** Works out of whom and of what a question speaks. */
export function findPassages(library: Library, query: Query): Found {
  const about = whom(query)
  const candidates = candidatesFor(library, query, about.ageMonths)
  return { about, candidates, best: passageOf(library, candidates) }
}
