/**
 * Every error code the API answers with: `{ message, code }` and the status beside it.
 * `VALIDATION` also carries `fields`; a refused question that describes danger also carries `triage`.
 */
export const ERRORS = {
  INVALID_CONTENT: { status: 400, message: 'Question must be related to parenting' },
  VALIDATION: { status: 400, message: 'Please check what you entered' },
  UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
  FORBIDDEN: { status: 403, message: 'This request did not come from Nightlight itself' },
  QUESTION_LIMIT_REACHED: {
    status: 403,
    message: 'Question limit reached. Upgrade to continue asking questions.',
  },
  CHILD_LIMIT_REACHED: {
    status: 403,
    message: 'Your plan has no room for another child. Upgrade to add more children.',
  },
  UPGRADE_REQUIRED: { status: 403, message: 'This needs a paid plan' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  CONFLICT: { status: 409, message: 'This already exists' },
  RATE_LIMITED: { status: 429, message: 'Too many tries. Please wait a little and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS
