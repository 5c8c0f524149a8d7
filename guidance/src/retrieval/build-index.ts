import MiniSearch from 'minisearch'
import type { ArticleEntry, Topic } from '../library/schema.ts'
import { type AskIndex, buildAskIndex } from './ask-index.ts'
import { spellingRepair } from './spelling.ts'
import { featuresOf, termsOf } from './terms.ts'
import { buildTopicModel, type TopicModel } from './topic-model.ts'
import { canonical, isStopWord, wordsOf } from './vocabulary.ts'

/** Where a passage stands: its topic, and 'main' or the id of the variant. */
export interface PassageRef {
  topicId: string
  passageId: string
}

/** What retrieval looks things up in. Built once from the library, then only read. */
export interface LibraryIndex {
  passages: readonly PassageRef[]
  words: MiniSearch
  topicModel: TopicModel
  asks: AskIndex
  /** By passage: what tells a variant from the rest of its topic. Empty for a main passage. */
  ownTerms: readonly ReadonlySet<string>[]
  repair: (word: string) => string
}

interface Draft {
  ref: PassageRef
  asks: readonly string[]
  title: string
  terms: readonly string[]
  body: readonly string[]
}

function draftsOf(topic: Topic, articles: readonly ArticleEntry[]): Draft[] {
  const about = articles.flatMap((article) =>
    article.topics.includes(topic.id) ? [article.title, article.summary] : [],
  )
  const main: Draft = {
    ref: { topicId: topic.id, passageId: 'main' },
    asks: topic.asks,
    title: topic.title,
    terms: topic.terms,
    body: about,
  }
  if (topic.passages.length === 0) return [main]
  return topic.passages.map((passage) => ({
    ref: { topicId: topic.id, passageId: passage.id },
    asks: passage.asks,
    title: passage.id === 'main' ? topic.title : passage.title,
    terms: passage.id === 'main' ? main.terms : [],
    body: [
      ...(passage.id === 'main' ? about : []),
      ...Object.values(passage.sections)
        .flat()
        .map((statement) => statement.text),
    ],
  }))
}

function countWords(drafts: readonly Draft[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const draft of drafts)
    for (const text of [...draft.asks, draft.title, ...draft.terms, ...draft.body])
      for (const word of wordsOf(text))
        if (!isStopWord(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  // A word seen once in so much text is as likely a misspelling of the asks as a word.
  for (const [word, count] of counts)
    if (count === 1 && canonical(word) === word) counts.delete(word)
  return counts
}

/** Indexes every passage of every topic: the ways of asking, and the words of the text. */
export function buildIndex(
  topics: readonly Topic[],
  articles: readonly ArticleEntry[],
): LibraryIndex {
  const drafts = topics.flatMap((topic) => draftsOf(topic, articles))
  const repair = spellingRepair(countWords(drafts))

  const read = readingOnce(repair)

  // The texts are cut into terms once, for all that is built from them.
  const joined = (texts: readonly string[]) => texts.flatMap(read).join(' ')
  const words = new MiniSearch({
    fields: ['asks', 'title', 'terms', 'body'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { asks: 3, title: 3, terms: 2, body: 0.6 }, combineWith: 'OR' },
  })
  words.addAll(
    drafts.map((draft, id) => ({
      id,
      asks: joined(draft.asks),
      title: joined([draft.title]),
      terms: joined(draft.terms),
      body: joined(draft.body),
    })),
  )

  const askTerms = drafts.map((draft) => [...draft.asks, draft.title].map(read))
  const asked = drafts.flatMap((draft, passage) => [
    ...(askTerms[passage] ?? []).map((terms) => ({
      passage,
      isTerm: false,
      features: featuresOf(terms),
    })),
    ...draft.terms.map((term) => ({
      passage,
      isTerm: true,
      features: featuresOf(read(term)),
    })),
  ])
  return {
    passages: drafts.map((draft) => draft.ref),
    words,
    topicModel: buildTopicModel(topics, articles, read),
    asks: buildAskIndex(asked),
    ownTerms: drafts.map(({ ref }, passage) => {
      const main = drafts.findIndex(
        (other) => other.ref.topicId === ref.topicId && other.ref.passageId === 'main',
      )
      return passage === main ? new Set() : ownTermsOf(askTerms[passage], askTerms[main])
    }),
    repair,
  }
}

/** Remembers the terms of each text for as long as the index is being built. */
function readingOnce(repair: (word: string) => string): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const terms = known.get(text) ?? termsOf(text, repair)
    known.set(text, terms)
    return terms
  }
}

const TELLING = 2

/** Terms that stand in the ways of asking for a variant at least twice as often as in those for its topic's main passage. */
function ownTermsOf(
  own: readonly (readonly string[])[] = [],
  main: readonly (readonly string[])[] = [],
): ReadonlySet<string> {
  const share = (term: string, asks: readonly (readonly string[])[]) =>
    asks.filter((ask) => ask.includes(term)).length / (asks.length || 1)
  return new Set(own.flat().filter((term) => share(term, own) >= TELLING * share(term, main)))
}
