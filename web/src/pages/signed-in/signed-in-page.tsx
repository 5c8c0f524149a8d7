import type { Family } from '@nightlight/contract/families'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentFamily } from '../../session/family.api.ts'
import { useSelectedChild } from '../../session/selected-child.ts'
import { Failed } from '../../ui/banner.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WaitingScreen } from '../../ui/spinner.tsx'
import { ChildSelector } from './child-selector.tsx'

interface SignedInPageProps {
  title: string
  subtitle?: ReactNode
  /** The page below its header, once the family is known. */
  children: (family: Family | null) => ReactNode
}

/** Every signed-in screen: its heading, the child selector, and the family that all of them need. */
export function SignedInPage({ title, subtitle, children }: SignedInPageProps) {
  const family = useQuery(currentFamily)
  const loaded = family.data
  return (
    <div className="mx-auto max-w-page px-4 py-7 sm:px-6 sm:py-10">
      <PageHeader
        title={title}
        subtitle={subtitle}
        aside={loaded && <HeaderSelector family={loaded} />}
      />
      {family.isPending && <WaitingScreen label="Loading your family" />}
      {family.isError && loaded === undefined && (
        <Failed what="Your family" onRetry={() => void family.refetch()} />
      )}
      {loaded !== undefined && children(loaded)}
    </div>
  )
}

function HeaderSelector({ family }: { family: Family }) {
  const [selected, select] = useSelectedChild(family.children)
  if (!selected) return null
  return (
    <ChildSelector familyChildren={family.children} selectedId={selected.id} onSelect={select} />
  )
}
