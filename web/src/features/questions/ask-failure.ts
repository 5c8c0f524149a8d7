import type { Triage } from '@nightlight/contract/triage'
import { ApiError } from '../../lib/api-client.ts'
import type { ToastText } from '../../ui/overlay/toast.ts'

const LIMIT_REACHED = 'Question limit reached. Upgrade to continue asking questions.'
const GENERIC = 'Something went wrong. Please try again.'

const BY_STATUS: Record<number, string> = {
  404: 'Selected child not found. Please try selecting a different child or ask a general question.',
  403: LIMIT_REACHED,
  400: 'Invalid question data. Please check your input.',
  500: 'Server error. Please try again in a moment.',
}

/** What a parent is told when a question could not be sent. The spec matches on the text of the error. */
export function askFailure(error: Error): ToastText {
  const says = (text: string) => error.message.includes(text)
  if (says('INVALID_CONTENT') || says('Question must be related to parenting')) {
    return {
      title: 'Question not suitable',
      description:
        'Please ask questions related to parenting, child development, or child care. Our platform is designed specifically for family guidance.',
      variant: 'destructive',
    }
  }
  const byStatus = error instanceof ApiError ? BY_STATUS[error.status] : undefined
  return {
    title: 'Failed to submit question',
    description: says('Question limit reached') ? LIMIT_REACHED : (byStatus ?? GENERIC),
    variant: 'destructive',
  }
}

export function followUpFailure(error: Error): ToastText {
  const isLimit =
    error.message.includes('Question limit reached') ||
    (error instanceof ApiError && error.status === 403)
  return {
    title: 'Failed to submit follow-up',
    description: isLimit ? LIMIT_REACHED : GENERIC,
    variant: 'destructive',
  }
}

/** The danger in a question that was refused for another reason. */
export function triageOf(error: Error | null): Triage | null {
  return (error instanceof ApiError && error.body.triage) || null
}
