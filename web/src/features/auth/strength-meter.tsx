import type { PasswordStrength } from '@nightlight/contract/accounts'
import { STRENGTH_CHECK_FROM, STRENGTH_SCALE, strengthLabel } from '@nightlight/contract/password'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { checkPasswordStrength } from './auth.api.ts'

const TYPING_PAUSE_MS = 250

const FILLS = {
  Weak: 'bg-danger',
  Medium: 'bg-amber',
  Strong: 'bg-ink-success',
} as const satisfies Record<ReturnType<typeof strengthLabel>, string>

/** How strong a password is, asked of the server while it is typed. The password itself is kept in no cache. */
function usePasswordStrength(password: string): PasswordStrength | null {
  const [strength, setStrength] = useState<PasswordStrength | null>(null)
  useEffect(() => {
    if (password.length < STRENGTH_CHECK_FROM) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      checkPasswordStrength(password, abort.signal)
        .then(setStrength)
        .catch((error: unknown) => {
          if (!abort.signal.aborted) logFailure('The password could not be checked', error)
        })
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [password])
  return password.length < STRENGTH_CHECK_FROM ? null : strength
}

export function StrengthMeter({ password }: { password: string }) {
  const strength = usePasswordStrength(password)
  if (!strength) return null
  const label = strengthLabel(strength.score)
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={STRENGTH_SCALE}
        aria-valuenow={strength.score}
        aria-valuetext={label}
        className="h-2 overflow-hidden rounded-full bg-surface-sunken"
      >
        <div
          className={clsx('h-full rounded-full transition-all duration-200', FILLS[label])}
          style={{ width: `${(strength.score / STRENGTH_SCALE) * 100}%` }}
        />
      </div>
      <p aria-live="polite" className="text-sm font-semibold">
        {label}
      </p>
      {strength.feedback.length > 0 && (
        <ul className="list-disc pl-5 text-sm text-ink-soft">
          {strength.feedback.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
