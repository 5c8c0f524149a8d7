import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from './errors/error-handler.ts'

/** What `npm run build` made of the web workspace. */
export const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/**
 * The built pages. Every address that is no file and no part of the API is a page of the application, which knows
 * its own "not found". Without a build there is the API alone.
 */
export async function servePages(app: FastifyInstance, root: string): Promise<void> {
  const built = existsSync(root)
  if (built) {
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (response, file) => {
        // Vite puts a hash of the content into the names below assets/.
        const lasting = file.startsWith(`${root}/assets/`) || file.startsWith(`${root}\\assets\\`)
        void response.setHeader(
          'cache-control',
          lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isNavigation(request)) void reply.sendFile('index.html')
    else notFound(reply)
  })
}

function isNavigation(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? ''
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    path !== '/api' &&
    !path.startsWith('/api/') &&
    !path.startsWith('/assets/') && // an old page asking for a script of the last build
    (request.headers.accept ?? '').includes('text/html')
  )
}
