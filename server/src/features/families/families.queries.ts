import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../adapters/db/database.ts'
import { families, familyMembers } from '../../adapters/db/schema/families.ts'
import { users } from '../../adapters/db/schema/users.ts'

/** Makes a family with its owner as first member. Undefined when this user owns one already. */
export async function insertFamily(
  tx: Db,
  userId: string,
  name: string,
  now: Date,
): Promise<string | undefined> {
  const [family] = await tx
    .insert(families)
    .values({ name, ownerId: userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: families.ownerId })
    .returning({ id: families.id })
  if (!family) return undefined
  await tx
    .insert(familyMembers)
    .values({ familyId: family.id, userId, role: 'owner', joinedAt: now, createdAt: now })
  return family.id
}

/** The family a user has joined. */
export async function findFamilyId(db: Db, userId: string): Promise<string | undefined> {
  const [member] = await db
    .select({ familyId: familyMembers.familyId })
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), isNotNull(familyMembers.joinedAt)))
  return member?.familyId
}

export async function findFamily(db: Db, familyId: string) {
  const [family] = await db
    .select({ id: families.id, name: families.name })
    .from(families)
    .where(eq(families.id, familyId))
  return family
}

/** Everyone in a family, those who have not accepted yet included; the owner first. */
export function listMembers(db: Db, familyId: string) {
  return db
    .select({
      id: familyMembers.id,
      role: familyMembers.role,
      joinedAt: familyMembers.joinedAt,
      user: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        profileImageUrl: users.profileImageUrl,
      },
    })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(eq(familyMembers.familyId, familyId))
    .orderBy(desc(familyMembers.role), asc(familyMembers.createdAt), asc(familyMembers.id))
}
