import type { Login, Registration } from '@nightlight/contract/accounts'
import { tierOf } from '@nightlight/contract/plans'
import { violates } from '../../adapters/db/violations.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors/app-error.ts'
import { guessCountry } from '../../http/guess-country.ts'
import {
  countFailedLogin,
  findCredentials,
  insertAccount,
  logSecurityEvent,
  noteLogin,
} from './accounts.queries.ts'
import { hashPassword, isPassword } from './password-hash.ts'

const TERMS = { what: 'terms and privacy', version: '2026-11-21' }

/** Where a request comes from, for the security log and to guess the country. */
export interface Origin {
  ipAddress: string
  userAgent: string | null
  acceptLanguage: string | undefined
}

/**
 * Makes an account on the free plan, whichever was chosen: a paid plan starts with its payment.
 * @returns the new user's id. @throws CONFLICT when the e-mail address has an account.
 */
export async function register(deps: Deps, form: Registration, origin: Origin): Promise<string> {
  const now = deps.clock.now()
  const account = {
    email: form.email,
    password: await hashPassword(form.password),
    firstName: form.firstName,
    lastName: form.lastName,
    phone: form.phone || null,
    country: guessCountry(origin.acceptLanguage),
  }
  const { ipAddress, userAgent } = origin
  return deps.db
    .transaction(async (tx) => {
      const userId = await insertAccount(tx, account, TERMS, now)
      const event = { userId, action: 'register', success: true, ipAddress, userAgent } as const
      await logSecurityEvent(tx, event, now)
      return userId
    })
    .catch((error: unknown) => {
      if (!violates(error, 'users_email_unique')) throw error
      throw new AppError('CONFLICT', 'An account with this email already exists')
    })
}

/** What a new account is told. */
export function welcome({ subscriptionPlan }: Registration): string {
  const created = 'Your account has been created successfully.'
  if (tierOf(subscriptionPlan) === 'free') return created
  return `${created} You are on the Free plan: a paid plan starts once it is paid for.`
}

/**
 * The id of whoever these credentials belong to.
 * @throws UNAUTHORIZED, in the same words and after the same time, for an unknown address and a wrong password.
 */
export async function login(
  deps: Deps,
  { email, password }: Login,
  origin: Origin,
): Promise<string> {
  const now = deps.clock.now()
  const found = await findCredentials(deps.db, email)
  const success = await isPassword(password, found?.password)
  const { ipAddress, userAgent } = origin
  const event = {
    userId: found?.id ?? null,
    action: 'sign_in',
    success,
    ipAddress,
    userAgent,
  } as const
  await logSecurityEvent(deps.db, event, now)
  if (!found || !success) {
    await countFailedLogin(deps.db, email)
    throw new AppError('UNAUTHORIZED', 'Invalid email or password')
  }
  await noteLogin(deps.db, found.id, now)
  return found.id
}
