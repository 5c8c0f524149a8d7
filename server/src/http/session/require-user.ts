import { calendarDate } from '@nightlight/contract/ages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../../adapters/clock/clock.ts'
import { AppError } from '../errors/app-error.ts'
import type { Viewer } from './viewer.ts'

type FindViewer = (userId: string) => Promise<Viewer | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock
    findViewer: FindViewer
  }
  interface FastifyRequest {
    viewer: Viewer | null
  }
}

/** Tells the requests of this scope how an account is found. The session must be there already. */
export function recogniseUsers(app: FastifyInstance, clock: Clock, findViewer: FindViewer): void {
  app.decorate('clock', clock)
  app.decorate('findViewer', findViewer)
  app.decorateRequest('viewer', null)
}

/** Whoever is signed in, or null. */
export async function currentViewer(request: FastifyRequest): Promise<Viewer | null> {
  const { userId } = request.session
  if (userId === undefined) return null
  if (request.viewer === null) {
    request.viewer = (await request.server.findViewer(userId)) ?? null
    // Once a day is enough to keep a session that is used from running out.
    request.session.seenOn = calendarDate(request.server.clock.now())
  }
  return request.viewer
}

/** For routes that need someone signed in. As `onRequest` it answers before the body is read. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  if (!(await currentViewer(request))) throw new AppError('UNAUTHORIZED')
}

/** The signed-in person of a route that has `requireUser`. */
export function viewerOf(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new AppError('UNAUTHORIZED')
  return request.viewer
}
