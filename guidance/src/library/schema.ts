import { CATEGORIES } from '@nightlight/contract/questions'
import { z } from 'zod'

/** Months, first included, last not. */
export interface AgeRange {
  fromMonths: number
  toMonths: number
}

/** The sections of a topic, in the order in which they are read. */
export const SECTIONS = [
  'First',
  'Typical',
  'Do',
  'Avoid',
  'Help now',
  'Help today',
  'Help soon',
] as const
export type SectionName = (typeof SECTIONS)[number]

const httpUrl = z.url({ protocol: /^https?$/ })

export const SourceEntry = z.strictObject({
  publisher: z.string().min(1),
  title: z.string().min(1),
  url: httpUrl,
  checkedOn: z.iso.date(),
})
export type SourceEntry = z.infer<typeof SourceEntry>

const ask = z.coerce.string().trim().min(2)
const topicId = z.string().regex(/^[a-z0-9-]+$/)

/** Front matter of a topic file. */
export const TopicFront = z.strictObject({
  id: topicId,
  sources: z.record(topicId, SourceEntry),
  terms: z.array(z.coerce.string()).default([]),
  asks: z.array(ask).min(15),
  variants: z
    .record(topicId, z.strictObject({ title: z.string().min(1), asks: z.array(ask).min(5) }))
    .default({}),
  followUps: z.array(z.string().min(5)).min(2).max(4),
})
export type TopicFront = z.infer<typeof TopicFront>

/** One sentence or two that a source says, with the ages it holds for (null: every age of the topic). */
export interface Statement {
  /** Stable within a version of the library: 'early-waking/main/Do/2'. */
  id: string
  text: string
  ages: AgeRange | null
  sourceKeys: readonly string[]
}

/** One question inside a topic, 'main' or a variant: its ways of asking and its statements by section. */
export interface Passage {
  id: string
  title: string
  asks: readonly string[]
  sections: Readonly<Record<SectionName, readonly Statement[]>>
}

/** A topic of `topics.tsv`. One with no passages yet is recognised, but answered by its companions alone. */
export interface Topic {
  id: string
  category: (typeof CATEGORIES)[number]
  title: string
  ages: AgeRange
  terms: readonly string[]
  asks: readonly string[]
  followUps: readonly string[]
  sources: Readonly<Record<string, SourceEntry>>
  passages: readonly Passage[]
}

const months = z.number().min(0).max(216)

/** An article or a video of the catalogue. */
const CatalogueBase = z.strictObject({
  id: z.string(),
  topics: z.array(topicId).min(1),
  title: z.string().min(1),
  url: httpUrl,
  source: z.string().min(1),
  minMonths: months,
  maxMonths: months,
})
export const ArticleEntry = CatalogueBase.extend({ summary: z.string().min(1) })
export const VideoEntry = CatalogueBase.extend({ description: z.string().min(1) })
export type ArticleEntry = z.infer<typeof ArticleEntry>
export type VideoEntry = z.infer<typeof VideoEntry>

const OrgLink = z.object({ org: z.string(), url: httpUrl })

/** A danger to recognise: for which ages, what must be true, what to do. */
export const RedFlag = z.strictObject({
  id: topicId,
  level: z.enum(['emergency', 'urgent', 'soon']),
  kind: z.enum([
    'symptom',
    'injury',
    'exposure',
    'practice',
    'mental-health',
    'safeguarding',
    'development',
  ]),
  concept: z.string().min(1),
  ageMonths: z.strictObject({ min: z.number().min(0), max: z.number().max(216) }),
  condition: z.string().min(1),
  examples: z.array(z.string()).min(1),
  nearMisses: z.array(z.string()).min(1),
  action: z.string().min(1),
  sources: z.array(OrgLink).min(1),
  note: z.string().optional(),
})
export type RedFlag = z.infer<typeof RedFlag>

/** What is usual in an age band, with the pages it was read on. */
export const AgeFacts = z.object({
  bands: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      ageMonths: z.object({ min: z.number(), max: z.number() }),
      sleep: z.object({
        hoursPer24: z.tuple([z.number(), z.number()]),
        basis: z.string(),
        note: z.string(),
      }),
      sources: z.array(OrgLink),
    }),
  ),
})
export type AgeFacts = z.infer<typeof AgeFacts>
