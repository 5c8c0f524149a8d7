import type { Question } from '@nightlight/contract/questions'
import { useState } from 'react'
import { dateText } from '../../../lib/dates.ts'
import { useStoredText } from '../../../lib/stored-text.ts'
import { Card } from '../../../ui/card.tsx'
import { DangerBanner } from '../danger-banner.tsx'
import { ChildBadge } from '../child-badge.tsx'
import { Answer } from './answer.tsx'
import { Companions } from './companions.tsx'
import { FollowUpForm, SuggestedFollowUps } from './follow-up.tsx'
import { PendingAnswer } from './pending-answer.tsx'
import { ResponseActions } from './response-actions.tsx'

interface ResponseCardProps {
  question: Question
  /** Hears of a follow-up that was taken, which then is a question of its own. */
  onAsked?: (question: Question) => void
}

/** A question and all that came back for it. The heart of the product. */
export function ResponseCard({ question, onAsked }: ResponseCardProps) {
  const [isFollowUpOpen, setFollowUpOpen] = useState(false)
  const [followUp, setFollowUp] = useStoredText('session', `nightlight.follow-up.${question.id}`)
  const response = question.responses[0]

  return (
    <Card as="article" aria-label={question.question} className="flex flex-col gap-6 shadow-raised">
      <header>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
          <ChildBadge child={question.child} />
          {question.isFollowUp && <span>Follow-up</span>}
          <time dateTime={question.createdAt}>{dateText(question.createdAt)}</time>
        </div>
        <h3 className="mt-2.5 text-xl">{question.question}</h3>
      </header>
      {response ? (
        <>
          {response.triage && <DangerBanner triage={response.triage} />}
          <Answer response={response} />
          <Companions response={response} />
          <ResponseActions
            question={question}
            response={response}
            isFollowUpOpen={isFollowUpOpen}
            onToggleFollowUp={() => setFollowUpOpen(!isFollowUpOpen)}
          />
          {isFollowUpOpen && (
            <FollowUpForm
              question={question}
              text={followUp}
              onTextChange={setFollowUp}
              onAsked={(asked) => {
                setFollowUpOpen(false)
                onAsked?.(asked)
              }}
            />
          )}
          <SuggestedFollowUps
            suggestions={response.followUps}
            onChoose={(suggestion) => {
              setFollowUp(suggestion)
              setFollowUpOpen(true)
            }}
          />
        </>
      ) : (
        <PendingAnswer />
      )}
    </Card>
  )
}
