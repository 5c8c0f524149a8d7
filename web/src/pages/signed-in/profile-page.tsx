import {
  AppearanceCard,
  PersonalCard,
  SignOutCard,
  SubscriptionCard,
} from '../../features/profile/profile-cards.tsx'
import type { SignedInPageProps } from '../../routes.ts'
import { SignedInPage } from './signed-in-page.tsx'

/** /profile: the account, the plan, how the app looks, and the way out. */
export function ProfilePage({ user }: SignedInPageProps) {
  return (
    <SignedInPage title="Profile & Settings">
      {() => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <PersonalCard user={user} />
          <SubscriptionCard user={user} />
          <AppearanceCard />
          <SignOutCard />
        </div>
      )}
    </SignedInPage>
  )
}
