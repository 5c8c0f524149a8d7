import { and, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../adapters/db/database.ts'
import { families, familyMembers } from '../../adapters/db/schema/families.ts'
import { users } from '../../adapters/db/schema/users.ts'
import type { Viewer } from '../../http/session/viewer.ts'
import { effectivePlan } from './effective-plan.ts'
import { monthOf } from './months.ts'

const owners = alias(users, 'owners')

/** An account with the family it has joined and what both allow now. */
export async function findViewer(db: Db, userId: string, now: Date): Promise<Viewer | undefined> {
  const [found] = await db
    .select({
      account: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        phone: users.phone,
        profileImageUrl: users.profileImageUrl,
        emailVerified: users.emailVerified,
        country: users.country,
      },
      createdAt: users.createdAt,
      used: users.questionsUsedThisMonth,
      usedInMonth: users.questionsResetDate,
      own: {
        plan: users.subscriptionPlan,
        status: users.subscriptionStatus,
        pastDueSince: users.pastDueSince,
      },
      familyId: families.id,
      owner: {
        plan: owners.subscriptionPlan,
        status: owners.subscriptionStatus,
        pastDueSince: owners.pastDueSince,
      },
    })
    .from(users)
    .leftJoin(
      familyMembers,
      and(eq(familyMembers.userId, users.id), isNotNull(familyMembers.joinedAt)),
    )
    .leftJoin(families, eq(families.id, familyMembers.familyId))
    .leftJoin(owners, eq(owners.id, families.ownerId))
    .where(eq(users.id, userId))
  if (!found) return undefined

  const { own, owner } = found
  return {
    ...found.account,
    subscriptionPlan: own.plan,
    subscriptionStatus: own.status,
    effectivePlan: effectivePlan(own, owner, now),
    questionsUsedThisMonth: found.usedInMonth === monthOf(now) ? found.used : 0,
    createdAt: found.createdAt.toISOString(),
    familyId: found.familyId,
  }
}
