import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { load } from 'js-yaml'
import { z } from 'zod'
import { readLibrary } from '../loader/read-library.ts'
import { answerQuestion } from './answer-question.ts'
import type { Query } from './types.ts'

const library = readLibrary()
const cases = (name: string): unknown =>
  load(readFileSync(path.join(import.meta.dirname, '../cases', name), 'utf8'))

function ask(text: string, more: Partial<Query> = {}) {
  return answerQuestion(library, {
    text,
    ageMonths: null,
    childName: null,
    country: 'US',
    thread: [],
    ...more,
  })
}

function answered(text: string, more: Partial<Query> = {}) {
  const answer = ask(text, more)
  if (answer.kind === 'off_topic') throw new Error(`Refused: ${text}`)
  return answer
}

const questions = z
  .array(
    z.strictObject({ q: z.string(), ageMonths: z.number().optional(), topic: z.array(z.string()) }),
  )
  .parse(cases('questions.yaml'))
test.each(questions)('$q → $topic', ({ q, ageMonths, topic }) => {
  expect(answered(q, { ageMonths: ageMonths ?? null }).topic).toSatisfy((found: string) =>
    topic.includes(found),
  )
})

test.each(z.array(z.string()).parse(cases('off-topic.yaml')))('refused: %s', (q) => {
  expect(ask(q)).toEqual({ kind: 'off_topic' })
})

test('every number in an answer names a source, and every source is numbered in it', () => {
  for (const { q, ageMonths } of questions) {
    const { trifecta } = answered(q, { ageMonths: ageMonths ?? null })
    const cited = new Set(
      [...trifecta.directAnswer.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1])),
    )
    expect([...cited].toSorted((a, b) => a - b)).toEqual(trifecta.sources.map((_, i) => i + 1))
    expect(trifecta.sources.length).toBeGreaterThan(0)
  }
})

test('every statement of an answer ends in its sources', () => {
  const { trifecta } = answered('how do I bring a fever down', { ageMonths: 30 })
  const lines = trifecta.directAnswer
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of lines) expect(line).toMatch(/\[\d+\]$/)
})

test('an answer has at most 250 words', () => {
  const lengths = [...library.topics.values()].flatMap((topic) =>
    topic.asks.slice(0, 5).flatMap((q) => {
      const answer = ask(q, { ageMonths: topic.ages.fromMonths, childName: 'Maya' })
      if (answer.kind === 'off_topic' || answer.triage) return []
      const text = answer.trifecta.directAnswer.replace(/ ?\[\d+\]/g, '')
      return [text.split(/\s+/).length]
    }),
  )
  expect(lengths.length).toBeGreaterThan(100)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(250)
})

test('the child is called by name, and the age is said', () => {
  const { trifecta } = answered('how do I get her to stay in bed', {
    ageMonths: 34,
    childName: 'Maya',
  })
  expect(trifecta.directAnswer).toContain('Maya is 2 years 10 months old.')
})

test('an age in the words outranks the chosen child, who is then not named', () => {
  const { trifecta } = answered('my 2 year old throws tantrums in shops', {
    ageMonths: 8,
    childName: 'Maya',
  })
  expect(trifecta.directAnswer).toContain('At 2 years.')
  expect(trifecta.directAnswer).not.toContain('Maya')
})

test('the same question is answered differently at different ages', () => {
  const at = (ageMonths: number) =>
    answered('how do I bring a fever down', { ageMonths }).trifecta.directAnswer
  expect(at(8)).not.toBe(at(60))
})

test('a short follow-up is understood with its thread', () => {
  const thread = [{ text: 'how do I bring a fever down', topic: 'fever' }]
  expect(answered('and at night?', { ageMonths: 30, thread }).topic).toBe('fever')
  expect(answered('what if it lasts?', { ageMonths: 30, thread }).topic).toBe('fever')
})

test('a follow-up may change the subject', () => {
  const thread = [{ text: 'how do I bring a fever down', topic: 'fever' }]
  const other = answered('when should we start potty training him', { ageMonths: 30, thread })
  expect(other.topic).toBe('potty-training')
})

test('article and video are pages of the catalogue, for the topic and the age', () => {
  const companions = questions.flatMap(({ q, ageMonths = null }) => {
    const { topic, trifecta } = answered(q, { ageMonths })
    return [
      { page: trifecta.article, entries: library.articles, topic, ageMonths },
      { page: trifecta.video, entries: library.videos, topic, ageMonths },
    ]
  })
  const chosen = companions.filter(({ page }) => page !== null)
  const fitting = chosen.filter(({ page, entries, topic, ageMonths }) =>
    [...entries].some(
      (entry) =>
        entry.url === page?.url &&
        entry.topics.includes(topic ?? '') &&
        (ageMonths === null || (entry.minMonths <= ageMonths && ageMonths < entry.maxMonths)),
    ),
  )
  expect(chosen.length).toBeGreaterThan(questions.length)
  expect(fitting).toEqual(chosen)
})

test('where nothing is written yet the answer says so, and names whom to ask', () => {
  const unwritten = [...library.topics.values()].find(({ passages }) => passages.length === 0)
  const answer = answered(unwritten?.asks[0] ?? '')
  expect(answer.kind).toBe('unanswered')
  expect(answer.trifecta.directAnswer).toMatch(/no checked answer/)
  expect(answer.trifecta.directAnswer).toMatch(/doctor or nurse/)
})

test('danger is answered first, whatever else the words are about', () => {
  const answer = answered('write python, also my 6 week old has a temperature of 38.4', {
    ageMonths: null,
  })
  expect(answer.triage).toMatchObject({ level: 'emergency' })
  expect(answer.trifecta.directAnswer.startsWith(answer.triage?.action ?? '-')).toBe(true)
})

test('the same question always has the same answer', () => {
  expect(ask('my daughter refuses all vegetables', { ageMonths: 40 })).toEqual(
    ask('my daughter refuses all vegetables', { ageMonths: 40 }),
  )
})
