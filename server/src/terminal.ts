import { EnvError } from './env.ts'

/** A line for whoever started the program; everything else goes to the log. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Says what is wrong in words and ends; a stack would only bury them. */
export function giveUp(reason: unknown): never {
  process.stderr.write(`${inWords(reason)}\n`)
  process.exit(1)
}

function inWords(reason: unknown): string {
  if (typeof reason === 'string') return reason
  if (reason instanceof EnvError) return reason.message
  if (!(reason instanceof Error)) return 'Nightlight could not start.'
  // A refused connection has a code and no words; a failed query has them in what it wraps.
  const code: unknown = Reflect.get(reason, 'code')
  const inner = reason.cause instanceof Error ? ` (${reason.cause.message})` : ''
  return `Nightlight could not start. ${reason.message || String(code)}${inner}`
}
