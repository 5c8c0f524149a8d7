import type { Country } from '@nightlight/contract/accounts'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../adapters/db/database.ts'
import { securityLogs } from '../../adapters/db/schema/operations.ts'
import { agreements, sessions, users } from '../../adapters/db/schema/users.ts'

export interface NewAccount {
  email: string
  /** The hash of the password. */
  password: string
  firstName: string
  lastName: string
  phone: string | null
  country: Country
}

/** Keeps a new account and what its owner agreed to. Fails on `users_email_unique` when the address is taken. */
export async function insertAccount(
  tx: Db,
  account: NewAccount,
  terms: { what: string; version: string },
  now: Date,
): Promise<string> {
  const [user] = await tx
    .insert(users)
    .values({ ...account, lastLoginAt: now, createdAt: now, updatedAt: now })
    .returning({ id: users.id })
  if (!user) throw new Error('An account was not saved')
  await tx.insert(agreements).values({ userId: user.id, ...terms, at: now })
  return user.id
}

export async function findCredentials(db: Db, email: string) {
  const [found] = await db
    .select({ id: users.id, password: users.password })
    .from(users)
    .where(eq(users.email, email))
  return found
}

/** Sent for unknown addresses too, where it changes nothing but takes as long. */
export async function countFailedLogin(db: Db, email: string): Promise<void> {
  await db
    .update(users)
    .set({ failedLoginAttempts: sql`${users.failedLoginAttempts} + 1` })
    .where(eq(users.email, email))
}

/** Notes a sign-in, and clears away the sessions of this account that ended. */
export async function noteLogin(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ failedLoginAttempts: 0, lastLoginAt: now })
    .where(eq(users.id, userId))
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000)
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expire, dayAgo)))
}

export interface SecurityEvent {
  userId: string | null
  action: 'register' | 'sign_in' | 'sign_out'
  success: boolean
  ipAddress: string
  userAgent: string | null
}

export async function logSecurityEvent(db: Db, event: SecurityEvent, now: Date): Promise<void> {
  await db.insert(securityLogs).values({ ...event, createdAt: now })
}
