import type { FastifyRequest } from 'fastify'
import { AppError } from './errors/app-error.ts'

/** PostgreSQL stores no NUL in text; refused before it gets there, wherever in a body it stands. */
export async function refuseNul(request: FastifyRequest): Promise<void> {
  if (holdsNul(request.body)) {
    throw new AppError('VALIDATION', 'The text contains a character that cannot be stored')
  }
}

function holdsNul(body: unknown): boolean {
  const left = [body] // a list instead of recursion: nesting may be as deep as a body is long
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (value.includes('\0')) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) left.push(key, inner)
    }
  }
  return false
}
