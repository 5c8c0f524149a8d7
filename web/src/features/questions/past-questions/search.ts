import type { Question } from '@nightlight/contract/questions'
import { plainAnswer } from '../answer-markdown.ts'

/** Whether every word of a search stands somewhere in the question, its child's name or its answer. */
export function matchesSearch(question: Question, search: string): boolean {
  const { child, responses } = question
  const text = [question.question, child?.name, plainAnswer(responses[0]?.directAnswer ?? '')]
    .join(' ')
    .toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
