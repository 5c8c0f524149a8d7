import type { FastifyRequest } from 'fastify'
import { AppError } from './errors/app-error.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a browser says that a page of another site sent this. What is no browser says nothing. */
export function isFromElsewhere(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'

  const origin = request.headers.origin // older browsers
  if (origin === undefined) return false
  const host = hostOf(origin)
  const ours = [hostOf(`http://${request.host}`), hostOf(publicUrl)]
  return host === undefined || !ours.includes(host)
}

/** Refuses whatever changes something and was not sent by a page of ours: the cookie alone proves no wish. */
export function refuseFromElsewhere(publicUrl: string | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    if (SAFE_METHODS.has(request.method)) return
    if (isFromElsewhere(request, publicUrl)) throw new AppError('FORBIDDEN')
  }
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined
}
