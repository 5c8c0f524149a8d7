import { QUESTION_MAX_LENGTH, type Question } from '@nightlight/contract/questions'
import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/form/field.tsx'
import { toast } from '../../../ui/overlay/toast.ts'
import { followUpFailure, triageOf } from '../ask-failure.ts'
import { DangerBanner } from '../danger-banner.tsx'
import { useAsk } from '../questions.api.ts'

interface FollowUpFormProps {
  question: Question
  text: string
  onTextChange: (text: string) => void
  onAsked: (question: Question) => void
}

export function FollowUpForm({ question, text, onTextChange, onAsked }: FollowUpFormProps) {
  const asking = useAsk()
  const danger = triageOf(asking.error)
  const cannotAsk = text.trim() === '' || asking.isPending

  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    if (cannotAsk) return
    asking.mutate(
      {
        question: text.trim(),
        childId: question.childId,
        parentQuestionId: question.id,
        isFollowUp: true,
      },
      {
        onSuccess: (asked) => {
          onTextChange('')
          toast({
            title: 'Follow-up submitted!',
            description: 'Your follow-up question has been submitted.',
          })
          onAsked(asked)
        },
        onError: (error) => toast(followUpFailure(error)),
      },
    )
  }

  return (
    <form onSubmit={ask} className="flex animate-rise flex-col gap-4">
      {danger && <DangerBanner triage={danger} />}
      <TextArea
        label="Your follow-up question"
        rows={3}
        maxLength={QUESTION_MAX_LENGTH}
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        // It opened because the parent asked for it: the next thing to do is to type.
        ref={focusOnce}
      />
      <Button type="submit" disabled={cannotAsk} pending={asking.isPending} className="self-start">
        {asking.isPending ? 'Asking...' : 'Ask Follow-up'}
      </Button>
    </form>
  )
}

function focusOnce(area: HTMLTextAreaElement | null) {
  area?.focus()
}

interface SuggestedFollowUpsProps {
  suggestions: readonly string[]
  onChoose: (suggestion: string) => void
}

/** Questions that often come next; a press puts one into the follow-up box. */
export function SuggestedFollowUps({ suggestions, onChoose }: SuggestedFollowUpsProps) {
  if (suggestions.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold text-ink-soft">You may want to ask next</p>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            onClick={() => onChoose(suggestion)}
            className="min-h-11 rounded-control border border-dashed border-line-strong px-4 py-2 text-left text-sm hover:bg-surface-brand"
          >
            {suggestion}
          </button>
        ))}
      </div>
    </div>
  )
}
