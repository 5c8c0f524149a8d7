import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { Card } from '../../ui/card.tsx'
import { type AuthMode, modeFrom, planFrom } from './auth-mode.ts'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

const WORDS: Record<AuthMode, { title: string; lead: string }> = {
  login: { title: 'Welcome Back', lead: 'Sign in to ask and to read your answers.' },
  register: { title: 'Create Your Account', lead: 'It takes about a minute.' },
  forgot: { title: 'Reset Password', lead: 'We will send a link to your e-mail address.' },
}

/** One card with three modes, chosen by the address. The e-mail address is carried from mode to mode. */
export function AuthCard() {
  const [query, setQuery] = useSearchParams()
  const [email, setEmail] = useState('')
  const [notice, setNotice] = useState('')
  const mode = modeFrom(query)
  const { title, lead } = WORDS[mode]
  const common = { email, onEmailChange: setEmail }

  return (
    <Card tone="lamplit" className="w-full max-w-form p-6 sm:p-8">
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{lead}</p>
      {mode === 'login' && <LoginForm {...common} notice={notice} />}
      {mode === 'register' && <RegisterForm {...common} plan={planFrom(query)} />}
      {mode === 'forgot' && (
        <ForgotForm
          {...common}
          onSent={(message) => {
            setNotice(message)
            setQuery({ mode: 'login' })
          }}
        />
      )}
      <p className="mt-6 text-center text-sm">
        {mode === 'login' ? (
          <>
            New here? <ModeLink mode="register">Sign up for free</ModeLink>
          </>
        ) : (
          <>
            {mode === 'register' ? 'Already have an account? ' : 'Remembered it? '}
            <ModeLink mode="login">Sign in</ModeLink>
          </>
        )}
      </p>
    </Card>
  )
}

function ModeLink({ mode, children }: { mode: AuthMode; children: string }) {
  return (
    <Link
      href={`/auth?mode=${mode}`}
      className="inline-flex min-h-11 items-center font-semibold text-link"
    >
      {children}
    </Link>
  )
}
