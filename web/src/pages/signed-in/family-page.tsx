import { FamilyExtras } from '../../features/family/family-extras.tsx'
import { FamilySummary } from '../../features/family/family-summary.tsx'
import { FamilyUpgrade } from '../../features/family/family-upgrade.tsx'
import { MemberList } from '../../features/family/member-list.tsx'
import type { SignedInPageProps } from '../../routes.ts'
import { SignedInPage } from './signed-in-page.tsx'

/** /family: who belongs to it, and what the Family plan adds. */
export function FamilyPage({ user }: SignedInPageProps) {
  const plan = user.effectivePlan
  return (
    <SignedInPage
      title="Family & Collaboration"
      subtitle="Manage family members and share parenting responsibilities"
    >
      {(family) => (
        <div className="flex flex-col gap-10">
          <FamilySummary family={family} plan={plan} />
          <MemberList family={family} />
          <FamilyExtras plan={plan} />
          <FamilyUpgrade plan={plan} />
        </div>
      )}
    </SignedInPage>
  )
}
