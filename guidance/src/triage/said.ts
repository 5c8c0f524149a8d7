import type { StatedAge } from '../understanding/age-in-text.ts'
import { isWithin } from '../understanding/span.ts'
import { isAdmitted, isSaidToBe } from '../understanding/understand.ts'
import type { Understood } from '../understanding/understand.ts'
import type { Signal } from './signals/signal.ts'

/** The age that counts for a question; null where neither the text nor a chosen child gives one. */
export type KnownAge = StatedAge | null

/** '3 months' beside '4 hours' is an age. */
const MONTH_HOURS = 730

/** What was said, as the rules ask about it. */
export class Said {
  readonly text: string
  readonly age: KnownAge
  /** The highest and the lowest body temperature said to be real, in °C. */
  readonly highestC: number | null
  readonly lowestC: number | null
  readonly longestHours: number
  /** Whether the text itself gives the age; a chosen child's age says nothing about whom a crisis is about. */
  readonly isStatedAge: boolean
  readonly #understood: Understood
  readonly #real = new Map<Signal, boolean>()
  readonly #admitted = new Map<Signal, boolean>()
  readonly #named = new Map<Signal, boolean>()

  constructor(understood: Understood, age: KnownAge) {
    this.#understood = understood
    this.text = understood.text
    this.age = age
    this.isStatedAge = understood.age !== null
    const readings = understood.temperatures.map(({ celsius }) => celsius)
    this.highestC = readings.length > 0 ? Math.max(...readings) : null
    this.lowestC = readings.length > 0 ? Math.min(...readings) : null
    const hours = understood.durations.map((each) => each.hours)
    const short = hours.filter((each) => each < MONTH_HOURS)
    this.longestHours = Math.max(0, ...(short.length > 0 ? short : hours))
  }

  /** Whether any of these is told as so: not denied, not supposed, not long over. */
  has(...signals: readonly Signal[]): boolean {
    return signals.some((each) =>
      this.#remembered(this.#real, each, (at) => isSaidToBe(this.#understood.scopes, at)),
    )
  }

  /** As `has`, but what is only feared counts too: the fear of hurting a child is itself the danger. */
  told(...signals: readonly Signal[]): boolean {
    return signals.some((each) =>
      this.#remembered(this.#admitted, each, (at) => isAdmitted(this.#understood.scopes, at)),
    )
  }

  /** Whether any of these is named at all, asked about or feared included, unless it is denied. */
  names(...signals: readonly Signal[]): boolean {
    return signals.some((each) =>
      this.#remembered(this.#named, each, (at) => !isWithin(this.#understood.scopes.negated, at)),
    )
  }

  /** How many of these are told as so. */
  count(...signals: readonly Signal[]): number {
    return signals.filter((each) => this.has(each)).length
  }

  /** The hours that stand within a few words after (or before) a signal; null where none do. */
  hoursNear(each: Signal): number | null {
    const { durations } = this.#understood
    each.pattern.lastIndex = 0
    const match = each.pattern.exec(this.text)
    if (!match) return null
    const after = durations.find(({ at }) => at >= match.index && at - match.index < 60)
    const before = durations.findLast(({ at }) => at < match.index && match.index - at < 25)
    return after?.hours ?? before?.hours ?? null
  }

  get words(): number {
    return this.text.split(' ').length - 2
  }

  /** Whether a reading of this many °C or more is told. */
  reads(celsius: number): boolean {
    // 100.4 °F is 38.0 °C: a reading in °F must not miss a limit by rounding
    return this.highestC !== null && this.highestC >= celsius - 0.02
  }

  /** Whether the child may be of this age, in months (`from` included, `to` not); so where the age is not known. */
  isAged(from: number, to: number): boolean {
    return this.age === null || this.isSurelyAged(from, to)
  }

  /** Whether a known age meets this range. */
  isSurelyAged(from: number, to: number): boolean {
    if (this.age === null) return false
    if (this.age.isExact) return this.age.months >= from && this.age.months < to
    return this.age.fromMonths < to && this.age.toMonths > from
  }

  #remembered(
    memory: Map<Signal, boolean>,
    each: Signal,
    counts: (at: number) => boolean,
  ): boolean {
    const known = memory.get(each)
    if (known !== undefined) return known
    let found = false
    each.pattern.lastIndex = 0
    for (let match = each.pattern.exec(this.text); match; match = each.pattern.exec(this.text)) {
      if (counts(match.index + 1)) {
        found = true
        break
      }
      each.pattern.lastIndex = match.index + 1
    }
    memory.set(each, found)
    return found
  }
}
