import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { Country } from '@nightlight/contract/accounts'
import { z } from 'zod'
import { readLibrary } from '../loader/read-library.ts'
import { answerQuestion } from '../src/answer-question.ts'
import type { Query } from '../src/types.ts'

const USAGE = `Usage:
  npm run ask -- --age 8 "why does she wake at night"     age in months; --name and --country (US, UK, …) if you like
  npm run ask -- --jsonl                                   reads lines {"q","ageMonths"} from standard input
`

const { values, positionals } = parseArgs({
  options: {
    age: { type: 'string' },
    name: { type: 'string' },
    country: { type: 'string', default: 'US' },
    jsonl: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

const Line = z.object({ q: z.string(), ageMonths: z.number().min(0).nullish() })
const country = Country.parse(values.country)
const library = readLibrary()

function queryOf(text: string, ageMonths: number | null, childName: string | null = null): Query {
  return { text, ageMonths, childName, country, thread: [] }
}

/** One line of evaluation: what became of a question, and how long it took. */
function evaluate(q: string, ageMonths: number | null) {
  const start = performance.now()
  const answer = answerQuestion(library, queryOf(q, ageMonths))
  const ms = Math.round((performance.now() - start) * 100) / 100
  if (answer.kind === 'off_topic')
    return {
      q,
      refused: true,
      triage: null,
      topic: null,
      category: null,
      article: null,
      video: null,
      answer: null,
      sources: [],
      ms,
    }
  const { article, video, directAnswer, sources } = answer.trifecta
  const link = (page: { title: string; url: string } | null) =>
    page && { title: page.title, url: page.url }
  return {
    q,
    refused: false,
    triage: answer.triage,
    topic: answer.topic,
    category: answer.category,
    article: link(article),
    video: link(video),
    answer: directAnswer,
    sources,
    ms,
  }
}

/** Where only the publisher of a page is known, its title is the same. */
function sourceName({ publisher, title }: { publisher: string; title: string }): string {
  return title === publisher ? publisher : `${publisher}: ${title}`
}

function print(text: string, ageMonths: number | null, name: string | null): void {
  const answer = answerQuestion(library, queryOf(text, ageMonths, name))
  const out = (line: string) => process.stdout.write(`${line}\n`)
  if (answer.kind === 'off_topic') {
    out('Refused: Question must be related to parenting')
    return
  }
  const { triage, trifecta, topic, category } = answer
  if (triage) {
    out(`[${triage.level.toUpperCase()}] ${triage.dangers.map((danger) => danger.id).join(', ')}`)
    for (const contact of triage.contacts)
      out(`  ${contact.name}: ${contact.number} (${contact.how})`)
    out('')
  }
  out(trifecta.directAnswer)
  out('')
  for (const [i, source] of trifecta.sources.entries())
    out(`[${i + 1}] ${sourceName(source)} <${source.url}>`)
  if (trifecta.article) out(`Article: ${trifecta.article.title} <${trifecta.article.url}>`)
  if (trifecta.video) out(`Video: ${trifecta.video.title} <${trifecta.video.url}>`)
  out(`Topic: ${topic ?? 'none'} (${category ?? 'none'}, ${answer.kind})`)
}

/** The first questions of a process wait for the compiler; what is timed should not. */
function warmUp(): void {
  for (const topic of library.topics.values())
    for (const ask of topic.asks.slice(0, 3))
      answerQuestion(library, queryOf(ask, topic.ages.fromMonths))
}

if (values.jsonl) {
  warmUp()
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue
    const { q, ageMonths } = Line.parse(JSON.parse(line))
    process.stdout.write(`${JSON.stringify(evaluate(q, ageMonths ?? null))}\n`)
  }
} else if (positionals.length === 0) {
  process.stdout.write(USAGE)
  process.exitCode = 1
} else {
  print(
    positionals.join(' '),
    values.age === undefined ? null : Number(values.age),
    values.name ?? null,
  )
}
