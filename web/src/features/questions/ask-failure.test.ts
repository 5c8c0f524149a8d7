import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-client.ts'
import { askFailure, followUpFailure } from './ask-failure.ts'

const NOT_SUITABLE =
  'Please ask questions related to parenting, child development, or child care. Our platform is designed specifically for family guidance.'
const LIMIT = 'Question limit reached. Upgrade to continue asking questions.'

test.each([
  [400, '{"code":"INVALID_CONTENT"}', 'Question not suitable', NOT_SUITABLE],
  [
    400,
    '{"message":"Question must be related to parenting"}',
    'Question not suitable',
    NOT_SUITABLE,
  ],
  [
    404,
    '',
    'Failed to submit question',
    'Selected child not found. Please try selecting a different child or ask a general question.',
  ],
  [403, '', 'Failed to submit question', LIMIT],
  [429, '{"message":"Question limit reached"}', 'Failed to submit question', LIMIT],
  [
    400,
    '{"code":"VALIDATION"}',
    'Failed to submit question',
    'Invalid question data. Please check your input.',
  ],
  [500, '', 'Failed to submit question', 'Server error. Please try again in a moment.'],
  [502, '', 'Failed to submit question', 'Something went wrong. Please try again.'],
])('a question refused with %i %s', (status, text, title, description) => {
  const toast = askFailure(new ApiError(status, text))
  expect(toast).toEqual({ title, description, variant: 'destructive' })
})

test('a question that never reached the server', () => {
  expect(askFailure(new TypeError('Failed to fetch'))).toMatchObject({
    title: 'Failed to submit question',
    description: 'Something went wrong. Please try again.',
  })
})

test.each([
  [403, LIMIT],
  [500, 'Something went wrong. Please try again.'],
])('a follow-up refused with %i', (status, description) => {
  expect(followUpFailure(new ApiError(status, ''))).toMatchObject({
    title: 'Failed to submit follow-up',
    description,
  })
})
