import type { Category } from '@nightlight/contract/questions'
import type { Country } from '@nightlight/contract/accounts'
import type { AnswerSource } from '@nightlight/contract/questions'
import type { Triage } from '@nightlight/contract/triage'

/** An earlier question of the same thread, oldest first, with the topic its answer was about. */
export interface EarlierQuestion {
  text: string
  topic: string | null
}

/** All that an answer may depend on. `ageMonths` is the chosen child's age in completed months, null when general. */
export interface Query {
  text: string
  ageMonths: number | null
  childName: string | null
  country: Country
  /** Empty unless the question is a follow-up. */
  thread: readonly EarlierQuestion[]
}

/** Whom and what an answer speaks of: the question's words, the age that counts (null: nobody said), the name to use. */
export interface About {
  question: string
  ageMonths: number | null
  childName: string | null
}

/** A catalogue page chosen as companion of an answer. */
export interface Companion {
  title: string
  url: string
  source: string
  description: string
}

/** The three parts: the answer itself, an article and a video (null where none fits well). */
export interface Trifecta {
  /** The subset of Markdown that the contract's `Response.directAnswer` describes. */
  directAnswer: string
  article: Companion | null
  video: Companion | null
  /** In the order of their numbers in the text: `[1]` is the first. */
  sources: AnswerSource[]
  followUps: string[]
}

/**
 * What became of a question. `unanswered`: about parenting, but the library has nothing good; its text says so and
 * names whom to ask. Neither it nor `off_topic` is counted; nor is an answer with a triage.
 */
export type Answer =
  | { kind: 'off_topic' }
  | {
      kind: 'answered' | 'unanswered'
      triage: Triage | null
      topic: string | null
      category: Category | null
      trifecta: Trifecta
    }
