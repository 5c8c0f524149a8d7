import type { Child } from '@nightlight/contract/children'
import { QUESTION_MAX_LENGTH, type Question } from '@nightlight/contract/questions'
import { Sparkles } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useStoredText } from '../../lib/stored-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { toast } from '../../ui/overlay/toast.ts'
import { askFailure, triageOf } from './ask-failure.ts'
import { DangerBanner } from './danger-banner.tsx'
import { useAsk } from './questions.api.ts'

const GENERAL = 'general'

interface MagicBoxProps {
  familyChildren: readonly Child[]
  /** The child chosen in the page's header: what the form starts from. */
  selectedChildId: string | undefined
  /** Whose unsent question is kept on this device. */
  userId: string
  onAsked: (question: Question) => void
}

/** Where a question is asked. Keeps the text and the chosen child, and says what went wrong. */
export function MagicBox({ familyChildren, selectedChildId, userId, onAsked }: MagicBoxProps) {
  const [text, setText] = useStoredText('session', `nightlight.question.${userId}`)
  const [chosen, setChosen] = useState<string | null>(null)
  const asking = useAsk()
  const about = chosen ?? selectedChildId ?? ''
  const child = familyChildren.find(({ id }) => id === about)
  const isMissing = text.trim() === '' || about === ''

  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    if (asking.isPending) return
    if (isMissing) {
      toast({
        title: 'Missing information',
        description: 'Please select a child and enter your question.',
        variant: 'destructive',
      })
      return
    }
    asking.mutate(
      { question: text.trim(), childId: about === GENERAL ? null : about },
      {
        onSuccess: (question) => {
          setText('')
          setChosen(null)
          onAsked(question)
        },
        onError: (error) => toast(askFailure(error)),
      },
    )
  }

  return (
    <Card as="section" tone="lamplit" aria-labelledby="magic-box" className="sm:p-8">
      <h2 id="magic-box" className="mb-5 flex items-center gap-3 text-xl sm:text-2xl">
        <Sparkles aria-hidden className="size-6 text-ink-amber" />
        Magic Box
      </h2>
      <RefusedDanger error={asking.error} />
      <form onSubmit={ask} className="flex flex-col gap-5">
        <Select
          label="Who is this about?"
          value={about}
          onChange={setChosen}
          placeholder="Select a child"
          choices={[
            { value: GENERAL, label: 'General Parenting Question' },
            ...familyChildren.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <TextArea
          label="Your question"
          rows={4}
          maxLength={QUESTION_MAX_LENGTH}
          placeholder={
            child
              ? `What would you like to know about ${child.name}?`
              : 'Ask any parenting question, for example how to share night feeds'
          }
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          size="large"
          disabled={isMissing || asking.isPending}
          pending={asking.isPending}
        >
          {asking.isPending ? 'Generating Response...' : 'Ask Question'}
        </Button>
      </form>
    </Card>
  )
}

/** A danger in a question that was refused for another reason: what to do stands above the form. */
function RefusedDanger({ error }: { error: Error | null }) {
  const danger = triageOf(error)
  if (!danger) return null
  const isSignedOut = error?.message.startsWith('401') ?? false
  return (
    <div role="alert" className="mb-5 flex flex-col gap-3">
      <DangerBanner triage={danger} />
      {isSignedOut && (
        <p className="text-sm">
          You are logged out.{' '}
          <a href="/api/login" className="text-link">
            Sign in again
          </a>{' '}
          to read a full answer. Your question is kept here.
        </p>
      )}
    </div>
  )
}
