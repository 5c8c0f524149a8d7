import { CORE_SCHEMA, load } from 'js-yaml'
import {
  type AgeRange,
  type Passage,
  SECTIONS,
  type SectionName,
  type SourceEntry,
  type Statement,
  TopicFront,
} from './schema.ts'

export const STATEMENT_MAX_WORDS = 40

/** What a topic file holds, before `topics.tsv` says its title, category and ages. */
export interface TopicFile {
  id: string
  terms: readonly string[]
  asks: readonly string[]
  followUps: readonly string[]
  sources: Readonly<Record<string, SourceEntry>>
  passages: readonly Passage[]
}

/** Everything that is wrong with one file, a line each, for its writer to mend. */
export class ContentError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/
// "- (6-12) Text. [key, key]": the range may be left out, the keys may not.
const STATEMENT =
  /^(?:[-*]|\d+\.)\s+(?:\((\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)\)\s*)?(.*?)\s*\[([a-z0-9, -]+)\]$/

type Sections = Record<SectionName, Statement[]>

function emptySections(): Sections {
  return Object.fromEntries(SECTIONS.map((name) => [name, []])) as unknown as Sections // every section is there
}

function frontOf(yaml: string, problems: string[]): TopicFront | null {
  let read: unknown
  try {
    read = load(yaml, { schema: CORE_SCHEMA })
  } catch (cause) {
    problems.push(`front matter: ${(cause as Error).message.split('\n')[0]}`)
    return null
  }
  const checked = TopicFront.safeParse(read)
  if (checked.success) return checked.data
  for (const issue of checked.error.issues)
    problems.push(`front matter: ${issue.path.join('.')}: ${issue.message}`)
  return null
}

function rangeOf(from: string | undefined, to: string | undefined): AgeRange | null {
  return from === undefined || to === undefined
    ? null
    : { fromMonths: Number(from), toMonths: Number(to) }
}

/**
 * Reads one topic file (`docs/content.md` describes the format).
 * @throws ContentError with every problem found: no statement without a source passes.
 */
export function parseTopic(text: string): TopicFile {
  const problems: string[] = []
  const split = FILE.exec(text.replaceAll('\r\n', '\n'))
  if (!split)
    throw new ContentError(['the file does not begin with front matter between --- lines'])
  const front = frontOf(split[1] ?? '', problems)
  if (!front) throw new ContentError(problems)

  const bodies = new Map<string, Sections>()
  let passageId = ''
  let section: SectionName | null = null
  for (const raw of (split[2] ?? '').split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('## ')) {
      const name = line.slice(3).trim()
      section = SECTIONS.find((known) => known === name) ?? null
      if (!section) problems.push(`unknown section "${name}"`)
    } else if (line.startsWith('# ')) {
      passageId = line.slice(2).trim()
      section = null
      if (passageId !== 'main' && !Object.hasOwn(front.variants, passageId))
        problems.push(`"# ${passageId}" is not among the variants of the front matter`)
      bodies.set(passageId, emptySections())
    } else {
      const statements = section && bodies.get(passageId)?.[section]
      const match = STATEMENT.exec(line)
      if (!statements || !section) problems.push(`outside any section: ${line}`)
      else if (!match) problems.push(`not a statement with its source: ${line}`)
      else {
        const [, from, to, words = '', keys = ''] = match
        statements.push({
          id: `${front.id}/${passageId}/${section}/${statements.length + 1}`,
          text: words,
          ages: rangeOf(from, to),
          sourceKeys: keys.split(',').map((key) => key.trim()),
        })
      }
    }
  }

  problems.push(...problemsIn(front, bodies))
  if (problems.length > 0) throw new ContentError(problems)
  return {
    id: front.id,
    terms: front.terms,
    asks: front.asks,
    followUps: front.followUps,
    sources: front.sources,
    passages: [...bodies].map(([id, sections]) => ({
      id,
      title: front.variants[id]?.title ?? 'main',
      asks: id === 'main' ? front.asks : (front.variants[id]?.asks ?? []),
      sections,
    })),
  }
}

function problemsIn(front: TopicFront, bodies: ReadonlyMap<string, Sections>): string[] {
  const problems: string[] = []
  if ([...bodies.keys()][0] !== 'main') problems.push('the body does not begin with "# main"')
  for (const id of Object.keys(front.variants))
    if (!bodies.has(id)) problems.push(`the variant "${id}" has no "# ${id}" in the body`)

  const used = new Set<string>()
  for (const [id, sections] of bodies) {
    if (sections.First.length === 0) problems.push(`${id}: no First`)
    if (sections.Do.length === 0) problems.push(`${id}: no Do`)
    for (const statement of Object.values(sections).flat()) {
      if (statement.text.split(/\s+/).length > STATEMENT_MAX_WORDS)
        problems.push(`over ${STATEMENT_MAX_WORDS} words: ${statement.text}`)
      if (statement.ages && statement.ages.fromMonths >= statement.ages.toMonths)
        problems.push(`an empty age range: ${statement.text}`)
      for (const key of statement.sourceKeys) {
        used.add(key)
        if (!Object.hasOwn(front.sources, key))
          problems.push(`unknown source "${key}": ${statement.text}`)
      }
    }
  }
  for (const key of Object.keys(front.sources))
    if (!used.has(key)) problems.push(`nobody uses the source "${key}"`)
  return problems
}
