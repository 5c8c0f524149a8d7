import { eq, or, type SQL } from 'drizzle-orm'
import { questions } from '../../adapters/db/schema/questions.ts'
import type { Viewer } from '../../http/session/viewer.ts'

/** Each way in which someone may come to see a question: their own, and on the family tier all of their family's. */
export function waysToSee({ id, familyId, effectivePlan }: Viewer): SQL[] {
  const own = eq(questions.userId, id)
  if (effectivePlan !== 'family' || familyId === null) return [own]
  return [own, eq(questions.familyId, familyId)]
}

/** Which questions someone sees. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  return or(...waysToSee(viewer))
}
