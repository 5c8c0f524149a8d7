import type { Question } from '@nightlight/contract/questions'
import { AnswerText } from '../answer-text.tsx'
import { DangerBanner } from '../danger-banner.tsx'

/** The whole answer and its article, as the list of recent questions shows them. */
export function RecentAnswer({ question }: { question: Question }) {
  const response = question.responses[0]
  if (!response) return <p className="text-sm text-ink-soft">Generating response...</p>
  return (
    <div className="flex flex-col gap-4 text-sm">
      {response.triage && <DangerBanner triage={response.triage} />}
      <AnswerText
        text={response.directAnswer}
        sources={[]}
        sourcesId={`recent-source-${response.id}`}
      />
      {response.blogTitle && (
        <p className="rounded-control bg-surface-sunken px-4 py-3">
          <span className="block font-semibold">{response.blogTitle}</span>
          {response.blogSource && (
            <span className="text-ink-soft">Source: {response.blogSource}</span>
          )}
        </p>
      )}
    </div>
  )
}
