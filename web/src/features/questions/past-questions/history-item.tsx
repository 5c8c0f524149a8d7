import type { Question } from '@nightlight/contract/questions'
import { useState } from 'react'
import { cardClass } from '../../../ui/card.tsx'
import { QuestionSummary, ShowToggle } from './question-item.tsx'
import { ResponseCard } from '../response-card/response-card.tsx'

/** One question of the history: closed a few lines, opened its whole response card. */
export function HistoryItem({ question }: { question: Question }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li className={isOpen ? 'flex flex-col gap-1' : cardClass('plain', 'flex flex-col gap-3')}>
      {isOpen ? <ResponseCard question={question} /> : <QuestionSummary question={question} />}
      <ShowToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} about={question.question} />
    </li>
  )
}
