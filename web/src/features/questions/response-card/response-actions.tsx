import type { Question, Response } from '@nightlight/contract/questions'
import { clsx } from 'clsx'
import { Copy, Heart, MessageCircleMore, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import { toast } from '../../../ui/overlay/toast.ts'
import { useRateResponse, useSaveResponse } from '../questions.api.ts'

interface ResponseActionsProps {
  question: Question
  response: Response
  isFollowUpOpen: boolean
  onToggleFollowUp: () => void
}

export function ResponseActions({
  question,
  response,
  isFollowUpOpen,
  onToggleFollowUp,
}: ResponseActionsProps) {
  const save = useSaveResponse()
  const rate = useRateResponse()
  const { isSaved, isHelpful } = response

  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      <ActionButton
        aria-pressed={isSaved}
        onClick={() => save.mutate({ response, wanted: !isSaved })}
      >
        <Heart aria-hidden className={clsx('size-5', isSaved && 'fill-current')} />
        {isSaved ? 'Saved' : 'Save'}
      </ActionButton>
      <ActionButton onClick={() => void copy(question, response)}>
        <Copy aria-hidden className="size-5" />
        Copy
      </ActionButton>
      <ActionButton
        aria-pressed={isHelpful === true}
        onClick={() => rate.mutate({ response, wanted: true })}
      >
        <ThumbsUp aria-hidden className="size-5" />
        Helpful
      </ActionButton>
      <ActionButton
        aria-pressed={isHelpful === false}
        onClick={() => rate.mutate({ response, wanted: false })}
      >
        <ThumbsDown aria-hidden className="size-5" />
        Not Helpful
      </ActionButton>
      <ActionButton aria-expanded={isFollowUpOpen} onClick={onToggleFollowUp}>
        <MessageCircleMore aria-hidden className="size-5" />
        Follow Up
      </ActionButton>
    </div>
  )
}

function ActionButton(button: ComponentProps<'button'>) {
  const isOn = button['aria-pressed'] === true || button['aria-expanded'] === true
  return (
    <button
      type="button"
      {...button}
      className={clsx(
        'flex min-h-11 items-center gap-2 rounded-control border px-3.5 text-sm font-semibold transition-colors duration-150',
        isOn
          ? 'border-brand bg-surface-brand text-ink-brand'
          : 'border-line text-ink-soft hover:bg-surface-brand hover:text-ink-brand',
      )}
    />
  )
}

async function copy(question: Question, response: Response) {
  try {
    await navigator.clipboard.writeText(
      `Question: ${question.question}\n\nAnswer: ${response.directAnswer}`,
    )
    toast({
      title: 'Response copied!',
      description: 'The response has been copied to your clipboard.',
    })
  } catch {
    toast({
      title: 'Not copied',
      description: 'This browser did not allow it. You can select the text and copy it yourself.',
      variant: 'destructive',
    })
  }
}
