import type { User } from '@nightlight/contract/accounts'
import type { Family } from '@nightlight/contract/families'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AgeTips } from '../../features/dashboard/age-tips.tsx'
import { FirstChild } from '../../features/dashboard/first-child.tsx'
import { greeting, Summary } from '../../features/dashboard/greeting.tsx'
import { LatestAnswer } from '../../features/questions/latest-answer.tsx'
import { MagicBox } from '../../features/questions/magic-box.tsx'
import { recentQuestions } from '../../features/questions/questions.api.ts'
import { RecentQuestions } from '../../features/questions/past-questions/recent-questions.tsx'
import type { SignedInPageProps } from '../../routes.ts'
import { useSelectedChild } from '../../session/selected-child.ts'
import { Failed } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { SignedInPage } from './signed-in-page.tsx'

/** / and /home: ask, read the latest answer, look back at the recent ones. */
export function DashboardPage({ user }: SignedInPageProps) {
  return (
    <SignedInPage title={greeting(user)} subtitle={<Summary user={user} />}>
      {(family) =>
        family && family.children.length > 0 ? (
          <Dashboard user={user} family={family} />
        ) : (
          <FirstChild />
        )
      }
    </SignedInPage>
  )
}

function Dashboard({ user, family }: { user: User; family: Family }) {
  const [askedId, setAskedId] = useState<string | null>(null)
  const [selected] = useSelectedChild(family.children)
  const recent = useQuery(recentQuestions)
  const latest = recent.data?.[0]
  const isDanger = Boolean(latest?.responses[0]?.triage)

  const magicBox = (
    <MagicBox
      key={`magic-box ${selected?.id}`}
      familyChildren={family.children}
      selectedChildId={selected?.id}
      userId={user.id}
      onAsked={(question) => setAskedId(question.id)}
    />
  )
  const latestAnswer = latest && (
    <LatestAnswer
      key="latest-answer"
      question={latest}
      askedId={askedId}
      onAsked={(question) => setAskedId(question.id)}
    />
  )

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_var(--container-side)]">
      <div className="flex min-w-0 flex-col gap-8">
        {/* What to do about a danger is never below the fold, also after a reload. */}
        {isDanger ? [latestAnswer, magicBox] : [magicBox, latestAnswer]}
        {recent.isPending && (
          <Card>
            <SkeletonLines lines={6} label="Loading your latest question" />
          </Card>
        )}
        {recent.isError && !recent.data && (
          <Failed what="Your questions" onRetry={() => void recent.refetch()} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <AgeTips familyChildren={family.children} />
        {recent.data && <RecentQuestions questions={recent.data} />}
      </div>
    </div>
  )
}
