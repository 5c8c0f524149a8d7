import type { Question } from '@nightlight/contract/questions'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { relativeTime } from '../../../lib/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { plainAnswer } from '../answer-markdown.ts'
import { ChildBadge } from '../child-badge.tsx'
import { RecentAnswer } from './recent-answer.tsx'

const PREVIEW_LENGTH = 120

/** One of the recent questions, which opens and closes. */
export function QuestionItem({ question }: { question: Question }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="li" className="flex flex-col gap-3 pb-3 sm:pb-3">
      <QuestionHead question={question} />
      {isOpen ? <RecentAnswer question={question} /> : <Preview question={question} />}
      <ShowToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} about={question.question} />
    </Card>
  )
}

/** A question in a few lines. */
export function QuestionSummary({ question }: { question: Question }) {
  return (
    <>
      <QuestionHead question={question} />
      <Preview question={question} />
    </>
  )
}

function QuestionHead({ question }: { question: Question }) {
  const count = question.responses.length
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
        <ChildBadge child={question.child} />
        <time dateTime={question.createdAt}>{relativeTime(question.createdAt)}</time>
        <Badge>
          {count} {count === 1 ? 'response' : 'responses'}
        </Badge>
      </div>
      <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
        {question.question}
      </h3>
    </>
  )
}

function Preview({ question }: { question: Question }) {
  const response = question.responses[0]
  if (!response) return <p className="text-sm text-ink-soft">Generating response...</p>
  const text = plainAnswer(response.directAnswer)
  return (
    <p className="text-sm text-ink-soft">
      {text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}...` : text}
    </p>
  )
}

interface ShowToggleProps {
  isOpen: boolean
  onToggle: () => void
  /** The question it belongs to, for those who hear the buttons without seeing them. */
  about: string
}

export function ShowToggle({ isOpen, onToggle, about }: ShowToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="-ml-3 flex min-h-11 items-center gap-1.5 self-start rounded-control px-3 text-sm font-semibold text-ink-brand hover:bg-surface-brand"
    >
      <ChevronDown
        aria-hidden
        className={clsx('size-5 transition-transform duration-150', isOpen && 'rotate-180')}
      />
      {isOpen ? 'Hide' : 'Show'}
      <span className="sr-only">: {about}</span>
    </button>
  )
}
