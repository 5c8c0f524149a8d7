import { BRAND } from '@nightlight/contract/brand'
import { Check } from 'lucide-react'
import { Redirect } from 'wouter'
import { PLAN_WORDS } from '../../features/plans/plan-words.ts'
import type { PublicPageProps } from '../../routes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** /login: where visitors land who asked for something behind the sign-in. */
export function LoginPage({ user }: PublicPageProps) {
  if (user) return <Redirect to="/" replace />
  return (
    <div className="mx-auto flex max-w-page justify-center px-4 py-10 sm:px-6 sm:py-16">
      <Card tone="lamplit" className="flex w-full max-w-form flex-col gap-6 p-6 sm:p-8">
        <img
          src="/scenes/family.svg"
          alt=""
          width={320}
          height={180}
          className="w-full rounded-control"
        />
        <div>
          <h1 className="text-2xl">Welcome to {BRAND}</h1>
          <p className="mt-1 text-ink-soft">
            Sign in or create a free account to ask your questions.
          </p>
        </div>
        <div>
          <h2 className="mb-3 text-lg">A free account has</h2>
          <ul className="flex flex-col gap-2.5">
            {PLAN_WORDS.free.promises.map((promise) => (
              <li key={promise} className="flex items-start gap-3">
                <Check aria-hidden className="mt-1 size-5 shrink-0 text-ink-success" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <ButtonLink href="/auth" size="large">
          Get Started
        </ButtonLink>
      </Card>
    </div>
  )
}
