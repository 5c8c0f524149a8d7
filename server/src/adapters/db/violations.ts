/** Whether a query failed because the row exists already, by the name of the constraint that said so. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return (
    cause instanceof Error &&
    Reflect.get(cause, 'code') === '23505' &&
    Reflect.get(cause, 'constraint') === constraint
  )
}
