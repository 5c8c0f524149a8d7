import { expect, test } from 'vitest'
import { Login, Registration } from './accounts.ts'
import { limitsOf, priceText, tierOf } from './plans.ts'

const GOOD = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'Ada@Example.com ',
  password: 'Lamp!ight24',
  confirmPassword: 'Lamp!ight24',
  acceptTerms: true,
}
const messagesOf = (form: object) =>
  Registration.safeParse(form).error?.issues.map((issue) => issue.message) ?? []

test('an e-mail address is one account however it is typed', () => {
  expect(Registration.parse(GOOD)).toMatchObject({
    email: 'ada@example.com',
    subscriptionPlan: 'free',
  })
})

test.each([
  [{ firstName: ' ' }, 'First name is required'],
  [{ firstName: 'x'.repeat(51) }, 'First name is too long'],
  [{ lastName: '' }, 'Last name is required'],
  [{ lastName: 'x'.repeat(51) }, 'Last name is too long'],
  [{ email: 'ada' }, 'Please enter a valid email address'],
  [{ password: 'Ab1!', confirmPassword: 'Ab1!' }, 'Password must be at least 8 characters long'],
  [
    { password: 'lampight24', confirmPassword: 'lampight24' },
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  ],
  [{ confirmPassword: 'Lamp!ight25' }, "Passwords don't match"],
  [{ acceptTerms: false }, 'You must accept the terms and conditions'],
])('%o is refused: %s', (wrong, message) => {
  expect(messagesOf({ ...GOOD, ...wrong })).toEqual([message])
})

test('signing in wants a password', () => {
  expect(Login.safeParse({ email: 'a@b.co', password: '' }).error?.issues[0]?.message).toBe(
    'Password is required',
  )
})

test('both spellings of a plan are the same tier, a missing one is free, an unknown one allows nothing', () => {
  expect([tierOf('pro'), tierOf('family_pro'), tierOf(null)]).toEqual([
    'individual',
    'family',
    'free',
  ])
  expect(tierOf('gold')).toBeUndefined()
  expect(limitsOf('gold')).toEqual({ questionsPerMonth: 0, children: 0 })
})

test('prices are written as on the screens', () => {
  expect([priceText(0), priceText(700), priceText(999)]).toEqual(['$0', '$7', '$9.99'])
})
