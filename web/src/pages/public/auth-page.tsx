import { Redirect } from 'wouter'
import { AuthCard } from '../../features/auth/auth-card.tsx'
import { BenefitsPanel } from '../../features/auth/benefits-panel.tsx'
import type { PublicPageProps } from '../../routes.ts'

/** /auth: sign in, join, or ask for a reset link. */
export function AuthPage({ user }: PublicPageProps) {
  if (user) return <Redirect to="/" replace />
  return (
    <div className="mx-auto grid max-w-page items-start gap-8 px-4 py-8 sm:px-6 lg:grid-cols-2 lg:gap-16 lg:py-16">
      <div className="flex justify-center lg:justify-end">
        <AuthCard />
      </div>
      <BenefitsPanel />
    </div>
  )
}
