import { Citations } from './composing/citations.ts'
import { chooseCompanion } from './composing/choose-companion.ts'
import { composeDanger } from './composing/compose-danger.ts'
import { composeTopic } from './composing/compose-topic.ts'
import { composeUnwritten } from './composing/compose-unwritten.ts'
import { dangerIn } from './danger.ts'
import { isAboutParenting } from './guard/is-about-parenting.ts'
import { findPassages } from './retrieval/find-passages.ts'
import type { Library } from './library/library.ts'
import type { Answer, Query } from './types.ts'

/**
 * Answers a parent's question from the library: triage → topic guard → understanding → retrieval → composing.
 *
 * Pure: the same library and query always give the same answer. Danger is looked for first and is always answered.
 */
export function answerQuestion(library: Library, query: Query): Answer {
  const triage = dangerIn(library, query)
  const { about, candidates, best } = findPassages(library, query)
  const likeness = Math.max(0, ...candidates.slice(0, 5).map((candidate) => candidate.likeness))
  if (!triage && !isAboutParenting(library, query.text, likeness, query.thread.length > 0))
    return { kind: 'off_topic' }

  const topic = best ? (library.topics.get(best.topicId) ?? null) : null
  const citations = new Citations()
  const blocks = triage ? composeDanger(triage, library.redFlags, citations) : []
  const written = best !== null && topic !== null && topic.passages.length > 0
  // In an emergency nothing stands beside the one thing to do.
  if (triage?.level !== 'emergency') {
    if (written)
      blocks.push(...composeTopic(library.index, topic, best.passageId, about, citations))
    else if (!triage) blocks.push(...composeUnwritten(library, topic, about, citations))
  }
  const companion = (entries: typeof library.articles | typeof library.videos) =>
    topic && chooseCompanion(library.index, entries, topic.id, about.ageMonths, about.question)

  return {
    kind: triage || written ? 'answered' : 'unanswered',
    triage,
    topic: topic?.id ?? null,
    category: topic?.category ?? null,
    trifecta: {
      directAnswer: blocks.join('\n\n'),
      article: companion(library.articles),
      video: companion(library.videos),
      sources: citations.sources,
      followUps: triage?.level === 'emergency' ? [] : [...(topic?.followUps ?? [])].slice(0, 3),
    },
  }
}
