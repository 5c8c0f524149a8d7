import type { Passage, SectionName, Statement, Topic } from '../library/schema.ts'
import type { LibraryIndex } from '../retrieval/build-index.ts'
import { termsOf } from '../retrieval/terms.ts'
import { statementsAt } from './ages-fit.ts'

/** The statements chosen for one answer, by section, in the order in which they are read. */
export type Chosen = Record<SectionName, Statement[]>

/** The most an answer takes of each section. */
const MOST: Record<SectionName, number> = {
  First: 1,
  Typical: 2,
  Do: 5,
  Avoid: 2,
  'Help now': 1,
  'Help today': 1,
  'Help soon': 1,
}
const FEWEST_STEPS = 3
/** Of statements alone: headings, labels and the age line come on top, and the whole stays under 250. */
const STATEMENTS_MAX_WORDS = 205

/** What goes first when an answer is too long, and how few may be left. */
const SHORTEN: readonly (readonly [SectionName, number])[] = [
  ['Avoid', 1],
  ['Typical', 1],
  ['Do', 4],
  ['Avoid', 0],
  ['Help soon', 0],
  ['Do', 3],
  ['Typical', 0],
]

const termsByStatement = new WeakMap<Statement, ReadonlySet<string>>()

/** The terms of a statement, worked out once: the library never changes. */
function termsOfStatement(index: LibraryIndex, statement: Statement): ReadonlySet<string> {
  const known = termsByStatement.get(statement)
  if (known) return known
  const terms = new Set(termsOf(statement.text, index.repair))
  termsByStatement.set(statement, terms)
  return terms
}

/** How much of what was asked a statement speaks of: the rarity of the terms they share. */
function relevance(index: LibraryIndex, asked: ReadonlySet<string>, statement: Statement): number {
  let sum = 0
  for (const term of termsOfStatement(index, statement))
    if (asked.has(term)) sum += index.asks.rarity(term)
  return sum
}

/** Several statements may hold for a First line; the narrowest age band speaks most exactly. */
function span(statement: Statement): number {
  return statement.ages ? statement.ages.toMonths - statement.ages.fromMonths : Infinity
}

const countWords = (statements: readonly Statement[]) =>
  statements.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)

/**
 * Chooses what to say: the passage that was asked for speaks first, the topic's main passage fills what it lacks, the
 * statements that speak of what was asked win, and the whole stays within the length of an answer.
 */
export function chooseStatements(
  index: LibraryIndex,
  topic: Topic,
  passageId: string,
  question: string,
  ageMonths: number | null,
): Chosen {
  const asked = new Set(termsOf(question, index.repair))
  const main = topic.passages.find((passage) => passage.id === 'main')
  const wanted = topic.passages.find((passage) => passage.id === passageId) ?? main

  const best = (statements: readonly Statement[], most: number) => {
    const ranked = statements
      .map((statement, order) => ({ statement, order, value: relevance(index, asked, statement) }))
      .toSorted((a, b) => b.value - a.value || a.order - b.order)
      .slice(0, most)
    return ranked.toSorted((a, b) => a.order - b.order).map(({ statement }) => statement)
  }
  const of = (passage: Passage | undefined, section: SectionName) =>
    statementsAt(passage?.sections[section] ?? [], ageMonths)

  const choose = (section: SectionName): Statement[] => {
    const own = of(wanted, section)
    if (section === 'First') {
      const first = own.length > 0 ? own : of(main, section)
      return best(
        first.toSorted((a, b) => (ageMonths === null ? span(b) - span(a) : span(a) - span(b))),
        MOST.First,
      )
    }
    const chosen = best(own, MOST[section])
    if (chosen.length > 0 && (section !== 'Do' || chosen.length >= FEWEST_STEPS)) return chosen
    const more = wanted === main ? [] : best(of(main, section), MOST[section] - chosen.length)
    return [...chosen, ...more]
  }
  const chosen: Chosen = {
    First: choose('First'),
    Typical: choose('Typical'),
    Do: choose('Do'),
    Avoid: choose('Avoid'),
    'Help now': choose('Help now'),
    'Help today': choose('Help today'),
    'Help soon': choose('Help soon'),
  }
  for (const [section, left] of SHORTEN) {
    while (
      countWords(Object.values(chosen).flat()) > STATEMENTS_MAX_WORDS &&
      chosen[section].length > left
    )
      chosen[section].pop()
  }
  return chosen
}
