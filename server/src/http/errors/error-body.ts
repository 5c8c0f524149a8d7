import { ERRORS, type ErrorCode } from '@nightlight/contract/errors'
import type { Triage } from '@nightlight/contract/triage'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from './app-error.ts'

/** What every error answers. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  fields?: { path: string; message: string }[]
  triage?: Triage
}

/** Refusals of the server itself, before any route of ours. What it says of them may quote the request. */
const REFUSALS: Record<number, string> = {
  400: 'The request could not be read',
  413: 'That is too much text at once',
  414: 'The address is too long',
  415: 'This kind of content is not accepted here',
}

/** The answer to an error by its status; `unexpected` when it is ours to log and nobody's to see. */
export function errorBody(error: unknown): {
  status: number
  body: ErrorBody
  unexpected: boolean
} {
  if (error instanceof AppError) {
    const { status, code, message } = error
    return { status, body: { message, code }, unexpected: false }
  }
  if (hasZodFastifySchemaValidationErrors(error)) return { ...invalid(error), unexpected: false }

  const status = statusOf(error)
  if (status === 404) return { ...known('NOT_FOUND'), unexpected: false }
  if (status === 429) return { ...known('RATE_LIMITED'), unexpected: false }
  if (status >= 400 && status < 500) {
    const message = REFUSALS[status] ?? ERRORS.VALIDATION.message
    return { status, body: { message, code: 'VALIDATION' }, unexpected: false }
  }
  return { ...known('INTERNAL'), unexpected: true }
}

function known(code: ErrorCode): { status: number; body: ErrorBody } {
  const { status, message } = ERRORS[code]
  return { status, body: { message, code } }
}

function invalid(error: {
  validation: { instancePath: string; message?: string | undefined }[]
  validationContext?: string | undefined
}): { status: number; body: ErrorBody } {
  const fields = error.validation.map((issue) => ({
    path: issue.instancePath.slice(1).replaceAll('/', '.'),
    message: issue.message ?? ERRORS.VALIDATION.message,
  }))
  // An id that is none belongs to nobody: the same answer as for a stranger's.
  if (error.validationContext === 'params' && fields.some((field) => field.path === 'id')) {
    return known('NOT_FOUND')
  }
  const message = fields[0]?.message ?? ERRORS.VALIDATION.message
  return { status: ERRORS.VALIDATION.status, body: { message, code: 'VALIDATION', fields } }
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : 500
}
