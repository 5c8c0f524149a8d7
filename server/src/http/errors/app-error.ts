import { ERRORS, type ErrorCode } from '@nightlight/contract/errors'

/** What a service throws: a code of the contract, with its message unless a better one is given. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number

  constructor(code: ErrorCode, message: string = ERRORS[code].message) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.status = ERRORS[code].status
  }
}
