import { ChildExtras } from '../../features/children/child-extras.tsx'
import { ChildList } from '../../features/children/child-list.tsx'
import type { SignedInPageProps } from '../../routes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SignedInPage } from './signed-in-page.tsx'

/** /children: who the children are, and what a larger plan adds. */
export function ChildrenPage({ user }: SignedInPageProps) {
  const plan = user.effectivePlan
  return (
    <SignedInPage
      title="Children Management"
      subtitle="Manage your children's profiles and track their development"
    >
      {(family) => (
        <>
          <ChildList familyChildren={family?.children ?? []} plan={plan} />
          <ChildExtras plan={plan} />
          <div className="mt-8 flex justify-center">
            {plan === 'free' ? (
              <ButtonLink href="/subscribe">Upgrade for Full Access</ButtonLink>
            ) : (
              <ButtonLink href="/subscribe" look="secondary">
                Manage Subscription
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </SignedInPage>
  )
}
