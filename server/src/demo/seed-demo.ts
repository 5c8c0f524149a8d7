import { calendarDate } from '@nightlight/contract/ages'
import { inArray } from 'drizzle-orm'
import { familyMembers } from '../adapters/db/schema/families.ts'
import { users } from '../adapters/db/schema/users.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../features/accounts/password-hash.ts'
import { listChildren } from '../features/families/children.queries.ts'
import { addChild } from '../features/families/children.service.ts'
import { findViewer } from '../features/plans/viewer.queries.ts'
import { ask, saveResponse } from '../features/questions/questions.service.ts'
import type { Viewer } from '../http/session/viewer.ts'
import { DEMO_EMAILS, DEMO_PASSWORD } from './demo-accounts.ts'
import { DEMO_PEOPLE, type DemoPerson } from './demo-families.ts'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000

/** Makes the demo accounts anew, with whatever was in them gone: children and answers by the same ways as a parent's. */
export async function seedDemo(deps: Deps): Promise<void> {
  await deps.db.delete(users).where(inArray(users.email, [...DEMO_EMAILS]))
  const password = await hashPassword(DEMO_PASSWORD)
  const ids = new Map<string, string>()
  for (const person of DEMO_PEOPLE) {
    const id = await makePerson(deps, person, password)
    ids.set(person.email, id)
    if (person.joins !== undefined) await join(deps, id, ids.get(person.joins))
    await fill(deps, id, person)
  }
}

async function makePerson({ db, clock }: Deps, person: DemoPerson, password: string) {
  const now = clock.now()
  const { email, firstName, lastName, plan = 'free', pastDueDays } = person
  const [made] = await db
    .insert(users)
    .values({
      email,
      firstName,
      lastName,
      password,
      emailVerified: true,
      subscriptionPlan: plan,
      subscriptionStatus: pastDueDays === undefined ? 'active' : 'past_due',
      pastDueSince: pastDueDays === undefined ? null : daysBefore(now, pastDueDays),
      createdAt: daysBefore(now, 30),
    })
    .returning({ id: users.id })
  if (!made) throw new Error(`${email} was not made`)
  return made.id
}

async function join(deps: Deps, userId: string, ownerId: string | undefined): Promise<void> {
  const { familyId } = await viewer(deps, ownerId ?? '')
  if (familyId === null) throw new Error('The family to join does not exist')
  const now = deps.clock.now()
  await deps.db.insert(familyMembers).values({ familyId, userId, invitedAt: now, joinedAt: now })
}

async function fill(deps: Deps, userId: string, person: DemoPerson): Promise<void> {
  const now = deps.clock.now()
  for (const { name, ageDays } of person.children ?? []) {
    const dateOfBirth = calendarDate(daysBefore(now, ageDays))
    await addChild(deps, await viewer(deps, userId), { name, dateOfBirth })
  }
  const parent = await viewer(deps, userId)
  const children = parent.familyId === null ? [] : await listChildren(deps.db, parent.familyId)
  for (const { text, child, daysAgo, saved } of person.questions ?? []) {
    const then = new Date(daysBefore(now, daysAgo).getTime() - HOUR_MS)
    const childId = children.find(({ name }) => name === child)?.id ?? null
    const asked = await ask({ ...deps, clock: { now: () => then } }, parent, {
      question: text,
      childId,
    }).catch((cause: unknown) => {
      throw new Error(`The demo question "${text}" was refused`, { cause })
    })
    const [response] = asked.responses
    if (saved && response) await saveResponse(deps, parent, response.id, true)
  }
}

async function viewer(deps: Deps, userId: string): Promise<Viewer> {
  const found = await findViewer(deps.db, userId, deps.clock.now())
  if (!found) throw new Error('The person to seed does not exist')
  return found
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
