import { z } from 'zod'
import { Triage } from './triage.ts'

export const QUESTION_MAX_LENGTH = 4000
export const CATEGORIES = [
  'sleep',
  'nutrition',
  'behavior',
  'development',
  'health',
  'safety',
  'family',
] as const
export const Category = z.enum(CATEGORIES)
export type Category = z.infer<typeof Category>

/** `childId` null is a general question; a follow-up names the question it follows. */
export const NewQuestion = z.object({
  question: z.string().trim().min(1, 'Please enter your question').max(QUESTION_MAX_LENGTH),
  childId: z.uuid().nullable(),
  parentQuestionId: z.uuid().nullish(),
  isFollowUp: z.boolean().optional(),
})
export type NewQuestion = z.infer<typeof NewQuestion>

/** A page an answer rests on; the answer's `[1]` is the first of them. */
export const AnswerSource = z.object({ title: z.string(), publisher: z.string(), url: z.string() })
export type AnswerSource = z.infer<typeof AnswerSource>

/**
 * The answer to one question. `directAnswer` is plain text in a small subset of Markdown, and nothing else: paragraphs
 * separated by blank lines, `### Heading` lines, `1. ` and `- ` list lines, `**bold**`, and `[1]` source numbers.
 * `writer` is 'nightlight' or the name of the language model. `blogThumbnail` is the path of a picture of ours.
 */
export const Response = z.object({
  id: z.uuid(),
  questionId: z.uuid(),
  directAnswer: z.string(),
  blogTitle: z.string().nullable(),
  blogUrl: z.string().nullable(),
  blogSource: z.string().nullable(),
  blogThumbnail: z.string().nullable(),
  videoTitle: z.string().nullable(),
  videoUrl: z.string().nullable(),
  videoDescription: z.string().nullable(),
  isHelpful: z.boolean().nullable(),
  isSaved: z.boolean(),
  sharedWith: z.array(z.string()),
  triage: Triage.nullable(),
  topic: z.string().nullable(),
  category: Category.nullable(),
  sources: z.array(AnswerSource),
  followUps: z.array(z.string()),
  writer: z.string(),
  createdAt: z.iso.datetime(),
})
export type Response = z.infer<typeof Response>

/** A question as it is shown: its child (null when general) and its responses, the first of which is used. */
export const Question = z.object({
  id: z.uuid(),
  question: z.string(),
  childId: z.uuid().nullable(),
  userId: z.uuid(),
  familyId: z.uuid().nullable(),
  parentQuestionId: z.uuid().nullable(),
  isFollowUp: z.boolean(),
  createdAt: z.iso.datetime(),
  child: z.object({ name: z.string(), dateOfBirth: z.iso.date() }).nullable(),
  responses: z.array(Response),
})
export type Question = z.infer<typeof Question>

export const RecentParams = z.object({ limit: z.coerce.number().int().min(1).max(50) })
export const SaveResponse = z.object({ saved: z.boolean() })
export const RateResponse = z.object({ helpful: z.boolean() })
