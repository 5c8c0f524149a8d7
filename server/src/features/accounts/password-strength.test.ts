import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['abc', 1],
  ['abcdefgh', 2],
  ['kitchens', 2],
  ['Kitchens', 3],
  ['Kitchen7', 4],
  ['Kitchen7!', 5],
  ['Kitchen7!lamp', 6],
])('%j scores %i', (password, score) => {
  expect(passwordStrength(password).score).toBe(score)
})

test.each([
  'Password1!',
  'MyPassword99!',
  'NightLight2025!',
  'Qwerty123!',
  'ILoveYou1!',
  'Dragon!2024',
])('what anyone would try first is weak and says so: %s', (password) => {
  const { score, feedback, isValid } = passwordStrength(password)
  expect(score).toBeLessThanOrEqual(2)
  expect(feedback[0]).toMatch(/Leave out the word|most common/)
  expect(isValid).toBe(true) // the rules for a password are the spec's, and no others
})

test('the advice names what is missing', () => {
  expect(passwordStrength('kitchens')).toEqual({
    score: 2,
    isValid: false,
    feedback: [
      '12 characters or more are better',
      'Add an uppercase letter',
      'Add a number',
      'Add one of @$!%*?&',
    ],
  })
  expect(passwordStrength('Kitchen7!lamp')).toEqual({ score: 6, isValid: true, feedback: [] })
})

test('a password that is too long is not valid', () => {
  const { isValid, feedback } = passwordStrength(`Kitchen7!${'x'.repeat(120)}`)
  expect(isValid).toBe(false)
  expect(feedback).toContain('Use at most 128 characters')
})
