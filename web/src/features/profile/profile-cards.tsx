import type { User } from '@nightlight/contract/accounts'
import { PLAN_LABELS } from '@nightlight/contract/plans'
import { THEMES, type Theme, useTheme } from '../../lib/theme.ts'
import { useSignOut } from '../../session/session.api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioCards } from '../../ui/form/radio-cards.tsx'

export function PersonalCard({ user }: { user: User }) {
  const facts = [
    { label: 'First name', value: user.firstName },
    { label: 'Last name', value: user.lastName },
    { label: 'Email', value: user.email },
    { label: 'Phone', value: user.phone },
  ]
  return (
    <Card as="section" aria-labelledby="personal">
      <h2 id="personal" className="mb-4 text-xl">
        Personal Information
      </h2>
      <dl className="grid gap-4 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value || 'Not given'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

export function SubscriptionCard({ user }: { user: User }) {
  const plan = user.effectivePlan
  return (
    <Card as="section" aria-labelledby="subscription">
      <h2 id="subscription" className="mb-4 text-xl">
        Subscription
      </h2>
      <p className="mb-4 flex items-center gap-3">
        Your plan <Badge tone="amber">{PLAN_LABELS.badge[plan]}</Badge>
      </p>
      <ButtonLink href="/subscribe" look={plan === 'free' ? 'primary' : 'secondary'}>
        {plan === 'free' ? 'Upgrade' : 'See all plans'}
      </ButtonLink>
    </Card>
  )
}

const THEME_LABELS: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

export function AppearanceCard() {
  const [theme, chooseTheme] = useTheme()
  return (
    <Card as="section" aria-labelledby="appearance">
      <h2 id="appearance" className="mb-4 text-xl">
        Appearance
      </h2>
      <RadioCards
        label="Light or dark"
        direction="row"
        value={theme}
        onChange={chooseTheme}
        cards={THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))}
      />
      <p className="mt-3 text-sm text-ink-soft">Kept on this device. System follows your device.</p>
    </Card>
  )
}

export function SignOutCard() {
  const signOut = useSignOut()
  return (
    <Card as="section" aria-labelledby="sign-out">
      <h2 id="sign-out" className="mb-4 text-xl">
        This device
      </h2>
      <Button
        look="secondary"
        disabled={signOut.isPending}
        pending={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        Sign out
      </Button>
    </Card>
  )
}
