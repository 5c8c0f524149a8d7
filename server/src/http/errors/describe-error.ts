/**
 * An error as it may stand in a log. The database's own words quote values ("Key (email)=(…) already exists"), and
 * a failed query lists its parameters, so of those only the code and the names of tables stay.
 */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const described: Record<string, unknown> = {
    type: error.name,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
  }
  for (const key of ['code', 'table', 'constraint', 'column'] as const) {
    const value: unknown = Reflect.get(error, key)
    if (typeof value === 'string') described[key] = value
  }
  const fromDatabase = 'query' in error || 'severity' in error
  if (!fromDatabase) described['message'] = error.message
  if (error.cause !== undefined && depth < 3) {
    described['cause'] = describeError(error.cause, depth + 1)
  }
  return described
}
