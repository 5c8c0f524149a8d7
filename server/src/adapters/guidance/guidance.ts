import type { CalendarDate } from '@nightlight/contract/ages'
import type { Tip } from '@nightlight/contract/tips'
import type { Triage } from '@nightlight/contract/triage'
import { answerQuestion } from '@nightlight/guidance/answer-question'
import { dangerIn } from '@nightlight/guidance/danger'
import { readLibrary } from '@nightlight/guidance/loader/read-library'
import { tipOfTheDay } from '@nightlight/guidance/tips'
import type { Answer, Query } from '@nightlight/guidance/types'

/** The answer engine as the features see it. Each call takes milliseconds and reaches nothing outside the process. */
export interface Guidance {
  answer: (query: Query) => Answer
  /** The first step of `answer` on its own, for where no answer can be given. */
  danger: (query: Query) => Triage | null
  tip: (ageMonths: number, on: CalendarDate) => Tip
  /** Builds what the first question would otherwise wait for: a second or two, in one go. */
  warmUp: () => void
}

const WARM_UP: Query = {
  text: 'how do I get my baby to sleep',
  ageMonths: 8,
  childName: null,
  country: 'US',
  thread: [],
}

/** The real one, with the library on disk. @throws ContentError when the library is not whole. */
export function openGuidance(): Guidance {
  const library = readLibrary()
  return {
    answer: (query) => answerQuestion(library, query),
    danger: (query) => dangerIn(library, query),
    tip: (ageMonths, on) => tipOfTheDay(library, ageMonths, on),
    warmUp: () => {
      answerQuestion(library, WARM_UP)
    },
  }
}
