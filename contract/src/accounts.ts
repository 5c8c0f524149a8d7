import { z } from 'zod'
import { PASSWORD_MAX_LENGTH, passwordProblem } from './password.ts'
import { PLAN_INPUTS, TIERS } from './plans.ts'

/** Countries whose emergency and help lines we hold; `EU` stands for other EU countries. */
export const COUNTRIES = ['US', 'CA', 'UK', 'IE', 'AU', 'NZ', 'IN', 'EU'] as const
export const Country = z.enum(COUNTRIES)
export type Country = z.infer<typeof Country>

/** Trimmed and lower-cased, so that one person is one account. */
export const Email = z
  .string('Please enter a valid email address')
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

const name = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(50, `${label} is too long`)
export const FirstName = name('First name')
export const LastName = name('Last name')

/** A password to be set: the spec's rules, and no others. */
export const NewPassword = z.string('Password is required').superRefine((password, check) => {
  const problem = passwordProblem(password)
  if (problem) check.addIssue({ code: 'custom', message: problem })
})

/** What `POST /api/auth/register` takes. */
export const Registration = z
  .object({
    firstName: FirstName,
    lastName: LastName,
    email: Email,
    phone: z.string().trim().max(30, 'Phone number is too long').optional(),
    password: NewPassword,
    confirmPassword: z.string("Passwords don't match"),
    subscriptionPlan: z.enum(PLAN_INPUTS, 'Please choose a plan').default('free'),
    acceptTerms: z.literal(true, 'You must accept the terms and conditions'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
    when: () => true,
  })
export type Registration = z.infer<typeof Registration>

export const Login = z.object({
  email: Email,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(PASSWORD_MAX_LENGTH),
})
export type Login = z.infer<typeof Login>

export const ForgotPassword = z.object({ email: Email })

export const PasswordToCheck = z.object({ password: z.string().max(1000) })
/** Score on a scale of 6; `isValid` says whether the password may be used at all. */
export const PasswordStrength = z.object({
  score: z.number().int().min(0).max(6),
  feedback: z.array(z.string()),
  isValid: z.boolean(),
})
export type PasswordStrength = z.infer<typeof PasswordStrength>

/**
 * The signed-in person, as `GET /api/auth/user` answers. `subscriptionPlan` is their own plan;
 * `effectivePlan` is what they may do now (their family's plan, the grace period and lapses included).
 */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionPlan: z.enum(TIERS),
  subscriptionStatus: z.string(),
  effectivePlan: z.enum(TIERS),
  questionsUsedThisMonth: z.number().int(),
  emailVerified: z.boolean(),
  country: Country,
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof User>

/** What sign-in and registration answer. */
export const SignedIn = z.object({ user: User, message: z.string() })
export const Message = z.object({ message: z.string() })
