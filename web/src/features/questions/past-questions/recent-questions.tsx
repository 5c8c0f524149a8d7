import type { Question } from '@nightlight/contract/questions'
import { Link } from 'wouter'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { QuestionItem } from './question-item.tsx'

export function RecentQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <section aria-labelledby="recent-questions">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="recent-questions" className="text-xl">
          Recent Questions
        </h2>
        <Link
          href="/questions"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-link"
        >
          View All
        </Link>
      </div>
      {questions.length === 0 ? (
        <EmptyState title="No questions yet" level="h3">
          Start asking questions about your children to see them here
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-3">
          {questions.map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </ul>
      )}
    </section>
  )
}
