/** For failures of which the spec says that they are only logged: nobody is waiting for the outcome. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the browser's console is the log, and this is the one place that writes to it
  console.warn(what, error)
}
