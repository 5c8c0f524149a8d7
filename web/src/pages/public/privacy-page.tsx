import { LegalText } from '../../features/legal/legal-text.tsx'
import { PRIVACY } from '../../features/legal/privacy.ts'

/** /privacy */
export function PrivacyPage() {
  return (
    <LegalText
      title="Privacy Policy"
      lead="What is kept about you and your children, where, and who sees it."
      sections={PRIVACY}
    />
  )
}
