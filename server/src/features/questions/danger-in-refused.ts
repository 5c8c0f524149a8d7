import { QUESTION_MAX_LENGTH } from '@nightlight/contract/questions'
import type { Triage } from '@nightlight/contract/triage'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { guessCountry } from '../../http/guess-country.ts'

/**
 * The danger that a refused question describes, if it does: whoever cannot be answered (signed out, too long, a
 * child that is not theirs) is still told what to do. Nothing of it is kept.
 */
export function dangerInRefused(deps: Deps, request: FastifyRequest): Triage | null {
  const text = questionIn(request.body)
  if (text === null) return null
  return deps.guidance.danger({
    text: text.slice(0, QUESTION_MAX_LENGTH),
    ageMonths: null,
    childName: null,
    country: request.viewer?.country ?? guessCountry(request.headers['accept-language']),
    thread: [],
  })
}

function questionIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('question' in body)) return null
  return typeof body.question === 'string' ? body.question : null
}
