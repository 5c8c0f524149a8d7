import { createHash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import { and, eq, gt } from 'drizzle-orm'
import type { Session } from 'fastify'
import type { Clock } from '../../adapters/clock/clock.ts'
import type { Db } from '../../adapters/db/database.ts'
import { sessions } from '../../adapters/db/schema/users.ts'

const DAY_MS = 24 * 3_600_000
/** A session ends when it is not used for this long … */
export const IDLE_MS = 30 * DAY_MS
/** … and in any case this long after signing in. */
const LONGEST_MS = 180 * DAY_MS

/** Sessions in PostgreSQL, so that every process knows them and a restart ends none. */
export function sessionStore(db: Db, clock: Clock): SessionStore {
  const alive = (sid: string, now: Date) =>
    and(
      eq(sessions.sid, hashed(sid)),
      gt(sessions.expire, now),
      gt(sessions.createdAt, new Date(now.getTime() - LONGEST_MS)),
    )

  return {
    get: (sid, callback) => {
      settle(
        db
          .select({ userId: sessions.userId, sess: sessions.sess })
          .from(sessions)
          .where(alive(sid, clock.now()))
          .then(([found]) => (found ? toSession(found) : null)),
        callback,
      )
    },

    set: (sid, session, callback) => {
      const { userId, cookie: _cookie, ...sess } = session
      if (userId === undefined) return callback() // a visitor: nothing to remember
      const now = clock.now()
      const expire = new Date(now.getTime() + IDLE_MS)
      settle(
        db
          .insert(sessions)
          .values({ sid: hashed(sid), userId, sess, expire, createdAt: now })
          .onConflictDoUpdate({
            target: sessions.sid,
            set: { sess, expire },
            setWhere: gt(sessions.expire, now), // a request under way at sign-out must not bring it back
          }),
        callback,
      )
    },

    destroy: (sid, callback) => {
      const now = clock.now()
      settle(
        db
          .update(sessions)
          .set({ expire: now, sess: {} })
          .where(and(eq(sessions.sid, hashed(sid)), gt(sessions.expire, now))),
        callback,
      )
    },
  }
}

function toSession({ sess, userId }: { sess: Record<string, unknown>; userId: string }): Session {
  // The cookie is left out on purpose: the plugin makes it anew from the settings of today.
  return { ...sess, userId } as Session
}

function hashed(sid: string): string {
  return createHash('sha256').update(sid).digest('hex')
}

/** Hands the outcome of a query to a callback; the store's interface knows no promises. */
function settle<T>(outcome: PromiseLike<T>, callback: (error: unknown, result?: T) => void): void {
  outcome.then(
    (result) => callback(null, result),
    (error: unknown) => callback(error),
  )
}
