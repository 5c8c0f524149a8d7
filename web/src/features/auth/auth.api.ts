import {
  type ForgotPassword,
  type Login,
  Message,
  PasswordStrength,
  type Registration,
  SignedIn,
} from '@nightlight/contract/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api } from '../../lib/api-client.ts'
import { switchUser } from '../../session/session.api.ts'

/** A paid plan also returns the payment that was begun for it. */
const Registered = SignedIn.extend({ paymentIntent: z.object({ id: z.string() }).nullish() })
export type Registered = z.infer<typeof Registered>

/** Where to go once signed in, and what to say, is the form's to decide. */
export function useLogin(onSignedIn: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (login: Login) => api.post('/api/auth/login', login, SignedIn),
    onSuccess: ({ user }) => switchUser(queryClient, user, onSignedIn),
  })
}

export function useRegister(onRegistered: (registered: Registered, asked: Registration) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (asked: Registration) => api.post('/api/auth/register', asked, Registered),
    onSuccess: (registered, asked) =>
      switchUser(queryClient, registered.user, () => onRegistered(registered, asked)),
  })
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (forgot: z.infer<typeof ForgotPassword>) =>
      api.post('/api/auth/forgot-password', forgot, Message),
  })
}

export function checkPasswordStrength(password: string, signal: AbortSignal) {
  return api.post('/api/auth/check-password-strength', { password }, PasswordStrength, signal)
}
