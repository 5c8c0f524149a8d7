import type { Clock } from './clock.ts'

/** Stands still until it is set. */
export interface FakeClock extends Clock {
  set: (instant: string | Date) => void
  advance: (by: { days?: number; minutes?: number }) => void
}

export function fakeClock(start: string | Date): FakeClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant)
    },
    advance: ({ days = 0, minutes = 0 }) => {
      now = new Date(now.getTime() + (days * 24 * 60 + minutes) * 60_000)
    },
  }
}
