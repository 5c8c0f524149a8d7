import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { answerQuestion } from '@nightlight/guidance/answer-question'
import { dangerIn } from '@nightlight/guidance/danger'
import { readLibrary } from '@nightlight/guidance/loader/read-library'
import type { Query } from '@nightlight/guidance/types'
import { z } from 'zod'

// How well the engine does on sentences written by somebody who had not seen its rules (guidance/cases/unseen).
// Writes docs/quality.md.
const root = path.join(import.meta.dirname, '..')
const library = readLibrary()

function linesOf<T extends z.ZodType>(name: string, shape: T): z.infer<T>[] {
  const text = readFileSync(path.join(root, 'guidance/cases/unseen', name), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => shape.parse(JSON.parse(line)))
}
const asked = { q: z.string(), ageMonths: z.number().nullable() }
/** What the rules' author has not been shown: of each flag's lines the first few have been. */
function unseen<T extends { flag: string }>(lines: readonly T[], shown: number): T[] {
  return lines.filter(
    (line, i) => lines.slice(0, i).filter(({ flag }) => flag === line.flag).length >= shown,
  )
}
const flagged = { ...asked, flag: z.string() }
const dangers = unseen(linesOf('dangers.jsonl', z.object({ ...flagged, level: z.string() })), 2)
const nearMisses = unseen(linesOf('near-misses.jsonl', z.object(flagged)), 1)
const questions = linesOf('questions.jsonl', z.object({ ...asked, topics: z.array(z.string()) }))
const offTopic = linesOf('off-topic.jsonl', z.object(asked))

function queryOf({ q, ageMonths }: { q: string; ageMonths: number | null }): Query {
  return { text: q, ageMonths, childName: null, country: 'US', thread: [] }
}
const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
const LEVELS = ['soon', 'urgent', 'emergency']

const recall = ['emergency', 'urgent', 'soon'].map((level) => {
  const of = dangers.filter((danger) => danger.level === level)
  const found = of.map((danger) => ({ danger, triage: dangerIn(library, queryOf(danger)) }))
  const atLevel = found.filter(
    ({ triage }) => triage && LEVELS.indexOf(triage.level) >= LEVELS.indexOf(level),
  )
  const any = found.filter(({ triage }) => triage !== null)
  return `| ${level} | ${share(atLevel.length, of.length)} | ${share(any.length, of.length)} |`
})
const missed = dangers.filter((danger) => dangerIn(library, queryOf(danger)) === null)
const falseAlarms = nearMisses.filter((near) =>
  dangerIn(library, queryOf(near))?.dangers.some(({ id }) => id === near.flag),
)
const answers = questions.map((question) => ({
  question,
  answer: answerQuestion(library, queryOf(question)),
}))
const refused = answers.filter(({ answer }) => answer.kind === 'off_topic')
const right = answers.filter(
  ({ question, answer }) =>
    answer.kind !== 'off_topic' && answer.topic !== null && question.topics.includes(answer.topic),
)
const alarmed = answers.filter(
  ({ answer }) =>
    answer.kind !== 'off_topic' && answer.triage !== null && answer.triage.level !== 'soon',
)
const through = offTopic.filter((one) => answerQuestion(library, queryOf(one)).kind !== 'off_topic')
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

writeFileSync(
  path.join(root, 'docs/quality.md'),
  `# How well the engine does on sentences it was not made from

Made by \`npm run bench\` from \`guidance/cases/unseen\`: sentences written by somebody who had seen neither the rules nor their
examples. Of each red flag's sentences the first two dangers and the first near miss have since been shown to the rules' author, and
are found without exception; the figures below are of the others. No clinician has reviewed the rules or the labels.

## Danger

| level | found at its level or above | found at all |
|---|---|---|
${recall.join('\n')}

Near misses that raise the flag they nearly are: ${share(falseAlarms.length, nearMisses.length)}.
Everyday questions that raise an emergency or something urgent: ${share(alarmed.length, questions.length)}.

## Questions

Answered from the right topic: ${share(right.length, questions.length)}. Refused though about parenting: ${share(refused.length, questions.length)}.
Let through though about something else: ${share(through.length, offTopic.length)}.

## Every danger that was missed

${list(missed.map(({ flag, level, q }) => `**${flag}** (${level}): ${q}`))}

## Every near miss that raised its flag

${list(falseAlarms.map(({ flag, q }) => `**${flag}**: ${q}`))}

## Every question refused

${list(refused.map(({ question }) => question.q))}
`,
)
process.stdout.write(`right topic                 ${share(right.length, questions.length)}
refused by mistake          ${share(refused.length, questions.length)}
let through by mistake      ${share(through.length, offTopic.length)}
dangers missed              ${share(missed.length, dangers.length)}
near misses alarmed         ${share(falseAlarms.length, nearMisses.length)}
`)
