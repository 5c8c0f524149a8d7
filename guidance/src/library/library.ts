import { CATEGORIES } from '@nightlight/contract/questions'
import { z } from 'zod'
import { type Contacts, ContactsFile } from './contacts-schema.ts'
import { ContentError, parseTopic, type TopicFile } from './parse-topic.ts'
import {
  AgeFacts,
  ArticleEntry,
  RedFlag,
  type SectionName,
  type Topic,
  VideoEntry,
} from './schema.ts'
import { buildIndex, type LibraryIndex } from '../retrieval/build-index.ts'
import { buildGuard, GuardExamples, type GuardModel } from '../guard/guard-model.ts'
import { TipsFile } from './tips-schema.ts'

/** The files of the content folder as read: text by file name, JSON and YAML already parsed. */
export interface ContentFiles {
  /** `topics.tsv`: id, category, title, minMonths, maxMonths. */
  topicList: string
  /** Markdown by file name, for error messages. */
  topics: ReadonlyMap<string, string>
  /** Ways of asking for topics whose file is not written yet. */
  asks: unknown
  /** Words that speak of a topic, by topic. */
  terms: unknown
  guard: unknown
  tips: unknown
  articles: unknown
  videos: unknown
  redFlags: unknown
  contacts: unknown
  ageFacts: unknown
}

/** All that the engine knows, checked and indexed. Built once, then only read. */
export interface Library {
  readonly topics: ReadonlyMap<string, Topic>
  readonly articles: readonly ArticleEntry[]
  readonly videos: readonly VideoEntry[]
  readonly redFlags: readonly RedFlag[]
  readonly contacts: Contacts
  readonly tips: TipsFile
  readonly ageFacts: AgeFacts
  readonly index: LibraryIndex
  readonly guard: GuardModel
}

const TopicRow = z.tuple([
  z.string(),
  z.enum(CATEGORIES),
  z.string(),
  z.coerce.number(),
  z.coerce.number(),
])
const Asks = z.record(z.string(), z.array(z.coerce.string()).min(5))
const Terms = z.record(z.string(), z.array(z.coerce.string()))
const RedFlags = z.object({ entries: z.array(RedFlag) })

/**
 * Builds the library from the content files.
 * @throws ContentError naming each file and problem.
 */
export function buildLibrary(files: ContentFiles): Library {
  const problems: string[] = []
  const written = new Map<string, TopicFile>()
  for (const [name, text] of files.topics) {
    try {
      const file = parseTopic(text)
      if (!name.endsWith(`/${file.id}.md`)) problems.push(`${name}: its id is "${file.id}"`)
      written.set(file.id, file)
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause
      problems.push(...cause.problems.map((problem) => `${name}: ${problem}`))
    }
  }

  const asks = Asks.parse(files.asks)
  const terms = Terms.parse(files.terms)
  const topics = new Map<string, Topic>()
  for (const line of files.topicList.trim().split('\n').slice(1)) {
    const [id, category, title, minMonths, maxMonths] = TopicRow.parse(line.split('\t'))
    const ages = { fromMonths: minMonths, toMonths: maxMonths }
    const file = written.get(id)
    topics.set(id, {
      id,
      category,
      title,
      ages,
      terms: [...(file?.terms ?? []), ...(terms[id] ?? [])],
      asks: [...(file?.asks ?? []), ...(asks[id] ?? [])],
      followUps: file?.followUps ?? [],
      sources: file?.sources ?? {},
      passages: file?.passages ?? [],
    })
  }
  for (const id of [...written.keys(), ...Object.keys(asks), ...Object.keys(terms)])
    if (!topics.has(id)) problems.push(`${id} is not a topic of topics.tsv`)
  for (const topic of topics.values()) problems.push(...agesNotCovered(topic))
  if (problems.length > 0) throw new ContentError(problems)

  const articles = z.array(ArticleEntry).parse(files.articles)
  const videos = z.array(VideoEntry).parse(files.videos)
  const guardExamples = GuardExamples.parse(files.guard)
  let index: LibraryIndex | undefined
  let guard: GuardModel | undefined
  return Object.freeze({
    topics,
    articles,
    videos,
    redFlags: RedFlags.parse(files.redFlags).entries,
    contacts: ContactsFile.parse(files.contacts),
    tips: TipsFile.parse(files.tips),
    ageFacts: AgeFacts.parse(files.ageFacts),
    // Built when first asked for: a server can listen before, and be ready a moment later.
    get index() {
      index ??= buildIndex([...topics.values()], articles)
      return index
    },
    get guard() {
      guard ??= buildGuard([...topics.values()], guardExamples)
      return guard
    },
  })
}

/** Every month of a written topic must find a First and a Typical statement in its main passage. */
function agesNotCovered(topic: Topic): string[] {
  const main = topic.passages.find((passage) => passage.id === 'main')
  if (!main) return []
  const missing = (section: SectionName) => {
    for (let month = topic.ages.fromMonths; month < topic.ages.toMonths; month++) {
      const found = main.sections[section].some(
        ({ ages }) => !ages || (ages.fromMonths <= month && month < ages.toMonths),
      )
      if (!found) return [`${topic.category}/${topic.id}.md: no ${section} at ${month} months`]
    }
    return []
  }
  return [...missing('First'), ...missing('Typical')]
}
