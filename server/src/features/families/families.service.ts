import type { Family, NewFamily } from '@nightlight/contract/families'
import { violates } from '../../adapters/db/violations.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors/app-error.ts'
import type { Viewer } from '../../http/session/viewer.ts'
import { listChildren } from './children.queries.ts'
import { findFamily, insertFamily, listMembers } from './families.queries.ts'

/** The family the viewer has joined, or null. */
export async function currentFamily(deps: Deps, viewer: Viewer): Promise<Family | null> {
  return viewer.familyId === null ? null : readFamily(deps, viewer.familyId)
}

/** @throws CONFLICT when the viewer is in a family already. */
export async function createFamily(
  deps: Deps,
  viewer: Viewer,
  { name }: NewFamily,
): Promise<Family> {
  const familyId = await deps.db
    .transaction((tx) => insertFamily(tx, viewer.id, name, deps.clock.now()))
    .catch((error: unknown) => {
      if (violates(error, 'family_members_one_joined_family')) return undefined
      throw error
    })
  if (familyId === undefined) throw new AppError('CONFLICT', 'You are already in a family')
  return readFamily(deps, familyId)
}

async function readFamily({ db }: Deps, familyId: string): Promise<Family> {
  const family = await findFamily(db, familyId)
  if (!family) throw new AppError('NOT_FOUND')
  const members = await listMembers(db, familyId)
  return {
    ...family,
    members: members.map((member) => ({
      ...member,
      joinedAt: member.joinedAt?.toISOString() ?? null,
    })),
    children: await listChildren(db, familyId),
  }
}
