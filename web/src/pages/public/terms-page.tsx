import { LegalText } from '../../features/legal/legal-text.tsx'
import { TERMS } from '../../features/legal/terms.ts'

/** /terms */
export function TermsPage() {
  return (
    <LegalText
      title="Terms of Service"
      lead="What you may expect from us, and what we ask of you."
      sections={TERMS}
    />
  )
}
