import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { HistoryItem } from '../../features/questions/past-questions/history-item.tsx'
import { allQuestions } from '../../features/questions/questions.api.ts'
import { matchesSearch } from '../../features/questions/past-questions/search.ts'
import { ALL_CATEGORIES, SavedFilter } from '../../features/saved/saved-filter.tsx'
import { SavedTeaser } from '../../features/saved/saved-teaser.tsx'
import { count } from '../../lib/count.ts'
import type { SignedInPageProps } from '../../routes.ts'
import { Failed } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { SignedInPage } from './signed-in-page.tsx'

/** /saved: the answers that were kept; a teaser on the free plan. */
export function SavedPage({ user }: SignedInPageProps) {
  return (
    <SignedInPage title="Saved Content" subtitle="The answers you want to come back to">
      {() => (user.effectivePlan === 'free' ? <SavedTeaser /> : <SavedAnswers />)}
    </SignedInPage>
  )
}

function SavedAnswers() {
  const history = useQuery(allQuestions)
  const [query, setQuery] = useSearchParams()
  const search = query.get('q') ?? ''
  const category = query.get('category') ?? ALL_CATEGORIES

  if (history.isError && !history.data) {
    return <Failed what="Your saved answers" onRetry={() => void history.refetch()} />
  }
  if (!history.data) {
    return (
      <Card>
        <SkeletonLines lines={8} label="Loading your saved answers" />
      </Card>
    )
  }
  const saved = history.data.filter(({ responses }) => responses[0]?.isSaved)
  if (saved.length === 0) return <NothingSaved />

  const found = saved.filter(
    (question) =>
      matchesSearch(question, search) &&
      (category === ALL_CATEGORIES || question.responses[0]?.category === category),
  )
  return (
    <section aria-labelledby="saved">
      <SavedFilter
        value={{ search, category }}
        onFilter={(next) =>
          setQuery(
            {
              ...(next.search.trim() !== '' && { q: next.search }),
              ...(next.category !== ALL_CATEGORIES && { category: next.category }),
            },
            { replace: true },
          )
        }
      />
      <h2 id="saved" className="mb-4 text-lg">
        <span role="status">{count(found.length, 'saved answer')}</span>
      </h2>
      <ul className="flex max-w-reading flex-col gap-4">
        {found.map((question) => (
          <HistoryItem key={question.id} question={question} />
        ))}
      </ul>
    </section>
  )
}

function NothingSaved() {
  return (
    <EmptyState
      title="No saved content yet"
      picture="/scenes/development.svg"
      action={<ButtonLink href="/">Ask Your First Question</ButtonLink>}
    >
      Press the heart under an answer, and it is kept here.
    </EmptyState>
  )
}
