import { ageInMonths, calendarDate } from '@nightlight/contract/ages'
import type { Child, NewChild } from '@nightlight/contract/children'
import { DEFAULT_FAMILY_NAME } from '@nightlight/contract/families'
import { limitsOf, type Tier } from '@nightlight/contract/plans'
import type { Tip } from '@nightlight/contract/tips'
import type { Db } from '../../adapters/db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors/app-error.ts'
import type { Viewer } from '../../http/session/viewer.ts'
import { deleteChild, findChild, insertChildWithin, updateChild } from './children.queries.ts'
import { findFamilyId, insertFamily } from './families.queries.ts'

const LIMIT_REACHED: Partial<Record<Tier, string>> = {
  free: 'Free plan is limited to 1 child. Upgrade to add more children.',
  individual: 'Individual plan is limited to 3 children. Upgrade to add more children.',
}

/**
 * Adds a child to the viewer's family, and makes the family with the first one.
 * @throws CHILD_LIMIT_REACHED when the viewer's plan has no room for another.
 */
export async function addChild(deps: Deps, viewer: Viewer, child: NewChild): Promise<Child> {
  const now = deps.clock.now()
  const limit = limitsOf(viewer.effectivePlan).children
  return deps.db.transaction(async (tx) => {
    const familyId = viewer.familyId ?? (await ensureFamily(tx, viewer.id, now))
    const added = { ...child, createdById: viewer.id }
    const id = await insertChildWithin(tx, { id: familyId, limit }, added, now)
    if (id === undefined) {
      throw new AppError('CHILD_LIMIT_REACHED', LIMIT_REACHED[viewer.effectivePlan])
    }
    const at = now.toISOString()
    return { ...added, id, familyId, createdAt: at, updatedAt: at }
  })
}

/** Two requests at once make one family: the second waits for the first and finds it. */
async function ensureFamily(tx: Db, userId: string, now: Date): Promise<string> {
  const familyId =
    (await insertFamily(tx, userId, DEFAULT_FAMILY_NAME, now)) ?? (await findFamilyId(tx, userId))
  if (familyId === undefined) throw new AppError('CONFLICT', 'You are already in a family')
  return familyId
}

export async function changeChild(
  deps: Deps,
  viewer: Viewer,
  childId: string,
  change: NewChild,
): Promise<Child> {
  const familyId = familyOf(viewer)
  const child = await updateChild(deps.db, familyId, childId, change, deps.clock.now())
  if (!child) throw new AppError('NOT_FOUND')
  return child
}

export async function removeChild(deps: Deps, viewer: Viewer, childId: string): Promise<void> {
  const removed = await deleteChild(deps.db, familyOf(viewer), childId, deps.clock.now())
  if (!removed) throw new AppError('NOT_FOUND')
}

/** Today's tip for the child's age. */
export async function childTip(deps: Deps, viewer: Viewer, childId: string): Promise<Tip> {
  const child = await findChild(deps.db, familyOf(viewer), childId)
  if (!child) throw new AppError('NOT_FOUND')
  const today = calendarDate(deps.clock.now())
  // East of Greenwich a child may be born "tomorrow".
  const ageMonths = child.dateOfBirth > today ? 0 : ageInMonths(child.dateOfBirth, today)
  return deps.guidance.tip(ageMonths, today)
}

function familyOf(viewer: Viewer): string {
  if (viewer.familyId === null) throw new AppError('NOT_FOUND')
  return viewer.familyId
}
