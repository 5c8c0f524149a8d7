import type { Statement } from '../library/schema.ts'

/** Statements that hold at an age; with no age, those for every age first and then the others. */
export function statementsAt(
  statements: readonly Statement[],
  ageMonths: number | null,
): readonly Statement[] {
  if (ageMonths !== null)
    return statements.filter(
      ({ ages }) => !ages || (ages.fromMonths <= ageMonths && ageMonths < ages.toMonths),
    )
  return statements.filter(({ ages }) => !ages).concat(statements.filter(({ ages }) => ages))
}
