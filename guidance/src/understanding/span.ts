/** A stretch of a normalised text: first position included, last not. */
export interface Span {
  from: number
  to: number
}

/** Whether a place lies in any of these stretches. */
export function isWithin(spans: readonly Span[], at: number): boolean {
  return spans.some((span) => span.from <= at && at < span.to)
}
