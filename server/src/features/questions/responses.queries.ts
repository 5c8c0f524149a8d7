import type { Response } from '@nightlight/contract/questions'
import type { Answer } from '@nightlight/guidance/types'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../adapters/db/database.ts'
import { questions, responses } from '../../adapters/db/schema/questions.ts'
import type { Viewer } from '../../http/session/viewer.ts'
import { visibleTo } from './visible-to.ts'

type Composed = Exclude<Answer, { kind: 'off_topic' }>

/** Saves the composed answer to a question. */
export async function insertResponse(
  tx: Db,
  questionId: string,
  { triage, topic, category, trifecta }: Composed,
  now: Date,
): Promise<Response> {
  const { article, video } = trifecta
  const [row] = await tx
    .insert(responses)
    .values({
      questionId,
      directAnswer: trifecta.directAnswer,
      blogTitle: article?.title ?? null,
      blogUrl: article?.url ?? null,
      blogSource: article?.source ?? null,
      blogThumbnail: article && category ? `/scenes/${category}.svg` : null,
      videoTitle: video?.title ?? null,
      videoUrl: video?.url ?? null,
      videoDescription: video?.description ?? null,
      triage,
      topic,
      category,
      sources: trifecta.sources,
      followUps: trifecta.followUps,
      writer: 'nightlight',
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('An answer was not saved')
  return responseOf(row)
}

/** Marks an answer to a question the viewer may see. Undefined when there is none. */
export async function markResponse(
  db: Db,
  viewer: Viewer,
  responseId: string,
  mark: { isSaved: boolean } | { isHelpful: boolean },
): Promise<Response | undefined> {
  const visible = db.select({ id: questions.id }).from(questions).where(visibleTo(viewer))
  const [row] = await db
    .update(responses)
    .set(mark)
    .where(and(eq(responses.id, responseId), inArray(responses.questionId, visible)))
    .returning()
  return row && responseOf(row)
}

export function responseOf(row: typeof responses.$inferSelect): Response {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
