import { CATEGORIES, type AnswerSource } from '@nightlight/contract/questions'
import type { Triage } from '@nightlight/contract/triage'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { createdAt, id, listOf } from './columns.ts'
import { children, families } from './families.ts'
import { users } from './users.ts'

export const questions = pgTable(
  'questions',
  {
    id: id(),
    question: text().notNull(),
    // History outlives the profile: a removed child leaves a general question.
    childId: uuid().references(() => children.id, { onDelete: 'set null' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // What someone asked stays theirs when the family ends.
    familyId: uuid().references(() => families.id, { onDelete: 'set null' }),
    parentQuestionId: uuid().references((): AnyPgColumn => questions.id, { onDelete: 'set null' }),
    isFollowUp: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    // `nulls first` as a plain `order by … desc` has it: else the planner sorts instead of reading the index.
    index('questions_user_newest_idx').on(
      t.userId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('questions_family_newest_idx').on(
      t.familyId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('questions_child_idx').on(t.childId),
    index('questions_parent_idx').on(t.parentQuestionId),
  ],
)

export const responses = pgTable(
  'responses',
  {
    id: id(),
    questionId: uuid()
      .notNull()
      .unique('responses_question_unique')
      .references(() => questions.id, { onDelete: 'cascade' }),
    directAnswer: text().notNull(),
    blogTitle: text(),
    blogUrl: text(),
    blogSource: text(),
    blogThumbnail: text(),
    videoTitle: text(),
    videoUrl: text(),
    videoDescription: text(),
    isHelpful: boolean(),
    isSaved: boolean().notNull().default(false),
    sharedWith: text().array().notNull().default(sql`'{}'::text[]`),
    triage: jsonb().$type<Triage>(),
    topic: text(),
    category: text({ enum: CATEGORIES }),
    sources: jsonb().$type<AnswerSource[]>().notNull().default([]),
    followUps: jsonb().$type<string[]>().notNull().default([]),
    writer: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('responses_category_known', sql`${t.category} in ${listOf(CATEGORIES)}`),
    check(
      'responses_triage_has_level',
      sql`${t.triage} is null or coalesce(${t.triage} ->> 'level' in ('emergency', 'urgent', 'soon'), false)`,
    ),
  ],
)
