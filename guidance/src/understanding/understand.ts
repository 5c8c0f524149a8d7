import { statedAge } from './age-in-text.ts'
import type { StatedAge } from './age-in-text.ts'
import { withoutFigures } from './figurative.ts'
import { normalise } from './normalise.ts'
import { durationsIn, temperaturesIn } from './numbers.ts'
import type { Duration, Temperature } from './numbers.ts'
import { scopesOf } from './scope.ts'
import type { Scopes } from './scope.ts'
import { isWithin } from './span.ts'

/** A question, read once: its plain text, what in it is real, and its numbers. */
export interface Understood {
  /** Normalised, figures of speech taken out. */
  text: string
  scopes: Scopes
  /** Only those said to be so now. */
  temperatures: readonly Temperature[]
  durations: readonly Duration[]
  age: StatedAge | null
}

/** Reads a question as typed. */
export function understand(question: string): Understood {
  const plain = normalise(question)
  const text = withoutFigures(plain)
  const scopes = scopesOf(text)
  return {
    text,
    scopes,
    temperatures: temperaturesIn(text).filter(({ at }) => isSaidToBe(scopes, at)),
    durations: durationsIn(text),
    age: statedAge(plain),
  }
}

/** Whether what stands at this place is told as so: not denied, not supposed, not only feared, not long over. */
export function isSaidToBe(scopes: Scopes, at: number): boolean {
  return isAdmitted(scopes, at) && !isWithin(scopes.feared, at)
}

/** The same, but what is only feared counts: 'I am scared I might hurt him' says much. */
export function isAdmitted(scopes: Scopes, at: number): boolean {
  return (
    !isWithin(scopes.negated, at) && !isWithin(scopes.supposed, at) && !isWithin(scopes.past, at)
  )
}
