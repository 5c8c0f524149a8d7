import {
  ForgotPassword,
  Login,
  Message,
  PasswordStrength,
  PasswordToCheck,
  Registration,
  SignedIn,
  User,
} from '@nightlight/contract/accounts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps.ts'
import { currentViewer, requireUser, viewerOf } from '../../http/session/require-user.ts'
import { signIn } from '../../http/session/session.ts'
import { AppError } from '../../http/errors/app-error.ts'
import { login, register, welcome, type Origin } from './accounts.service.ts'
import { passwordStrength } from './password-strength.ts'

export const accountRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.post(
    '/api/auth/register',
    { schema: { body: Registration, response: { 200: SignedIn } } },
    async (request) => {
      const userId = await register(deps, request.body, originOf(request))
      return { user: await enter(request, userId), message: welcome(request.body) }
    },
  )

  app.post(
    '/api/auth/login',
    { schema: { body: Login, response: { 200: SignedIn } } },
    async (request) => {
      const userId = await login(deps, request.body, originOf(request))
      return { user: await enter(request, userId), message: 'You have successfully signed in.' }
    },
  )

  for (const path of ['/api/auth/user', '/api/user']) {
    app.get(path, { onRequest: requireUser, schema: { response: { 200: User } } }, (request) =>
      viewerOf(request),
    )
  }

  app.post(
    '/api/auth/check-password-strength',
    { schema: { body: PasswordToCheck, response: { 200: PasswordStrength } } },
    (request) => passwordStrength(request.body.password),
  )

  app.post(
    '/api/auth/forgot-password',
    { schema: { body: ForgotPassword, response: { 200: Message } } },
    // The same for every address, so that nobody learns which ones have an account.
    () => ({
      message: 'If this address has an account, a link to reset its password is on its way.',
    }),
  )
}

async function enter(request: FastifyRequest, userId: string): Promise<User> {
  await signIn(request, userId)
  const viewer = await currentViewer(request)
  if (!viewer) throw new AppError('UNAUTHORIZED')
  return viewer
}

function originOf(request: FastifyRequest): Origin {
  return {
    ipAddress: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    acceptLanguage: request.headers['accept-language'],
  }
}
