import type { Question } from '@nightlight/contract/questions'
import { useEffect, useRef } from 'react'
import { levelWords } from './danger-banner.tsx'
import { ResponseCard } from './response-card/response-card.tsx'

interface LatestAnswerProps {
  question: Question
  /** The question that was asked on this visit to the page, if any: its answer is announced and brought into view. */
  askedId: string | null
  onAsked: (question: Question) => void
}

export function LatestAnswer({ question, askedId, onAsked }: LatestAnswerProps) {
  const section = useRef<HTMLElement>(null)
  const newsId = question.id === askedId ? askedId : null
  const response = question.responses[0]

  useEffect(() => {
    if (newsId === null) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [newsId])

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="latest-question"
      className="rounded-card outline-none"
    >
      <h2 id="latest-question" className="mb-3 text-xl">
        Latest Question
      </h2>
      <p role="status" className="sr-only">
        {newsId !== null && response && announcement(response)}
      </p>
      <ResponseCard key={question.id} question={question} onAsked={onAsked} />
    </section>
  )
}

function announcement({ triage }: Question['responses'][number]): string {
  if (!triage) return 'Your answer is here.'
  return `${levelWords(triage.level)}. ${triage.action} Your answer is here.`
}
