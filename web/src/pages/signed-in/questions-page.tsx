import type { Question } from '@nightlight/contract/questions'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { HistoryItem } from '../../features/questions/past-questions/history-item.tsx'
import { allQuestions } from '../../features/questions/questions.api.ts'
import { matchesSearch } from '../../features/questions/past-questions/search.ts'
import { count } from '../../lib/count.ts'
import { Failed } from '../../ui/banner.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { SignedInPage } from './signed-in-page.tsx'

/** /questions: the whole history, newest first. */
export function QuestionsPage() {
  return (
    <SignedInPage title="Your Questions" subtitle="Everything you have asked, with its answers">
      {() => <History />}
    </SignedInPage>
  )
}

function History() {
  const history = useQuery(allQuestions)
  if (history.data) return <SearchableHistory questions={history.data} />
  if (history.isError)
    return <Failed what="Your questions" onRetry={() => void history.refetch()} />
  return (
    <Card>
      <SkeletonLines lines={8} label="Loading your questions" />
    </Card>
  )
}

function SearchableHistory({ questions }: { questions: readonly Question[] }) {
  const [query, setQuery] = useSearchParams()
  const search = query.get('q') ?? ''
  const found = questions.filter((question) => matchesSearch(question, search))

  if (questions.length === 0) {
    return (
      <EmptyState
        title="No questions yet"
        picture="/scenes/sleep.svg"
        action={<ButtonLink href="/">Ask Your First Question</ButtonLink>}
      >
        Start asking questions about your children to see them here
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="history" className="max-w-reading">
      <div className="mb-6 max-w-dialog">
        <TextField
          label="Search"
          type="search"
          value={search}
          onChange={({ target }) =>
            setQuery(target.value === '' ? {} : { q: target.value }, { replace: true })
          }
        />
      </div>
      <h2 id="history" className="mb-4 text-lg">
        <span role="status">
          {search.trim() === ''
            ? count(questions.length, 'question')
            : `${count(found.length, 'question')} found`}
        </span>
      </h2>
      <ul className="flex flex-col gap-4">
        {found.map((question) => (
          <HistoryItem key={question.id} question={question} />
        ))}
      </ul>
    </section>
  )
}
