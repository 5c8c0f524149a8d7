import { ageInMonths, calendarDate } from '@nightlight/contract/ages'
import { limitsOf } from '@nightlight/contract/plans'
import type { NewQuestion, Question, Response } from '@nightlight/contract/questions'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors/app-error.ts'
import type { Viewer } from '../../http/session/viewer.ts'
import { monthOf } from '../plans/months.ts'
import { findAskedChild, findThread, insertQuestion } from './questions.queries.ts'
import { spendQuestion } from './quota.queries.ts'
import { insertResponse, markResponse } from './responses.queries.ts'

const THREAD_LENGTH = 5

/**
 * Answers a question and keeps both, or keeps nothing.
 * @throws NOT_FOUND for a child or an earlier question that is not the viewer's to see, INVALID_CONTENT when it is
 * not about parenting, QUESTION_LIMIT_REACHED when the month's questions are used up.
 */
export async function ask(deps: Deps, viewer: Viewer, asked: NewQuestion): Promise<Question> {
  const now = deps.clock.now()
  const { child, thread } = await contextOf(deps, viewer, asked)
  const answer = deps.guidance.answer({
    text: asked.question,
    ageMonths: child && ageOn(child.dateOfBirth, now),
    childName: child?.name ?? null,
    country: viewer.country,
    thread,
  })
  if (answer.kind === 'off_topic') throw new AppError('INVALID_CONTENT')

  const counts = answer.kind === 'answered' && answer.triage === null // danger is never paywalled
  const limit = limitsOf(viewer.effectivePlan).questionsPerMonth
  return deps.db.transaction(async (tx) => {
    if (counts && !(await spendQuestion(tx, viewer.id, monthOf(now), limit))) {
      throw new AppError('QUESTION_LIMIT_REACHED')
    }
    const question = await insertQuestion(tx, {
      question: asked.question,
      childId: asked.childId,
      userId: viewer.id,
      familyId: viewer.familyId,
      parentQuestionId: asked.parentQuestionId ?? null,
      isFollowUp: thread.length > 0,
      createdAt: now,
    })
    const response = await insertResponse(tx, question.id, answer, now)
    return { ...question, createdAt: now.toISOString(), child, responses: [response] }
  })
}

async function contextOf({ db }: Deps, viewer: Viewer, { childId, parentQuestionId }: NewQuestion) {
  const child = childId === null ? null : await findAskedChild(db, viewer, childId)
  if (child === undefined) throw new AppError('NOT_FOUND')
  if (!parentQuestionId) return { child, thread: [] }

  const thread = await findThread(db, viewer, parentQuestionId, THREAD_LENGTH)
  if (thread.length === 0) throw new AppError('NOT_FOUND')
  return { child, thread }
}

/** East of Greenwich a child may be born "tomorrow". */
function ageOn(dateOfBirth: string, now: Date): number {
  const today = calendarDate(now)
  return dateOfBirth > today ? 0 : ageInMonths(dateOfBirth, today)
}

export async function saveResponse(
  deps: Deps,
  viewer: Viewer,
  responseId: string,
  isSaved: boolean,
): Promise<Response> {
  return found(await markResponse(deps.db, viewer, responseId, { isSaved }))
}

export async function rateResponse(
  deps: Deps,
  viewer: Viewer,
  responseId: string,
  isHelpful: boolean,
): Promise<Response> {
  return found(await markResponse(deps.db, viewer, responseId, { isHelpful }))
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('NOT_FOUND')
  return value
}
