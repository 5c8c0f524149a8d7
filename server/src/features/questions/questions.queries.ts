import type { Question } from '@nightlight/contract/questions'
import type { EarlierQuestion } from '@nightlight/guidance/types'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../adapters/db/database.ts'
import { children } from '../../adapters/db/schema/families.ts'
import { questions, responses } from '../../adapters/db/schema/questions.ts'
import type { Viewer } from '../../http/session/viewer.ts'
import { responseOf } from './responses.queries.ts'
import { visibleTo, waysToSee } from './visible-to.ts'

const newestFirst = [desc(questions.createdAt), desc(questions.id)]

/** The newest questions the viewer may see, each with its child and its answer, in one query. */
export async function listQuestions(db: Db, viewer: Viewer, limit: number): Promise<Question[]> {
  // One index a way, read from its end: a condition with `or` would sort the family's whole history each time.
  const newest = waysToSee(viewer).map((way) =>
    db
      .select({ id: questions.id })
      .from(questions)
      .where(way)
      .orderBy(...newestFirst)
      .limit(limit),
  )
  const rows = await db
    .select({
      question: questions,
      child: { name: children.name, dateOfBirth: children.dateOfBirth },
      response: responses,
    })
    .from(questions)
    .leftJoin(children, eq(children.id, questions.childId))
    .leftJoin(responses, eq(responses.questionId, questions.id))
    .where(inArray(questions.id, sql`(${sql.join(newest, sql` union `)})`))
    .orderBy(...newestFirst)
    .limit(limit)
  return rows.map(({ question, child, response }) => ({
    ...question,
    createdAt: question.createdAt.toISOString(),
    child,
    responses: response ? [responseOf(response)] : [],
  }))
}

export async function insertQuestion(
  tx: Db,
  question: typeof questions.$inferInsert,
): Promise<typeof questions.$inferSelect> {
  const [row] = await tx.insert(questions).values(question).returning()
  if (!row) throw new Error('A question was not saved')
  return row
}

/** A child of the viewer's family, as far as an answer needs it. */
export async function findAskedChild(db: Db, viewer: Viewer, childId: string) {
  if (viewer.familyId === null) return undefined
  const [child] = await db
    .select({ name: children.name, dateOfBirth: children.dateOfBirth })
    .from(children)
    .where(and(eq(children.id, childId), eq(children.familyId, viewer.familyId)))
  return child
}

/**
 * A question and those it follows, at most `length` in all, oldest first, with what their answers were about.
 * Empty when the viewer may not see the question itself.
 */
export async function findThread(
  db: Db,
  viewer: Viewer,
  questionId: string,
  length: number,
): Promise<EarlierQuestion[]> {
  const found = await db.execute<{ text: string; topic: string | null }>(sql`
    with recursive thread as (
      select questions.id, questions.question, questions.parent_question_id, 1 as back
      from questions where questions.id = ${questionId} and ${visibleTo(viewer)}
      union all
      select questions.id, questions.question, questions.parent_question_id, thread.back + 1
      from questions join thread on questions.id = thread.parent_question_id
      where thread.back < ${length} and ${visibleTo(viewer)}
    )
    select thread.question as text, responses.topic
    from thread left join responses on responses.question_id = thread.id
    order by thread.back desc`)
  return found.rows
}
