import type { AnswerSource } from '@nightlight/contract/questions'

interface SourcesProps {
  sources: readonly AnswerSource[]
  /** The shown part of a shortened answer, of which only what it cites is listed; null when all of it is shown. */
  excerpt: string | null
  sourcesId: string
}

/** The pages an answer rests on, under the numbers it cites them by. */
export function Sources({ sources, excerpt, sourcesId }: SourcesProps) {
  const cited = sources
    .map((source, place) => ({ ...source, number: place + 1 }))
    .filter(({ number }) => excerpt === null || excerpt.includes(`[${number}]`))
  if (cited.length === 0) return null
  return (
    <ol aria-label="Sources" className="mb-3 grid gap-x-8 sm:grid-cols-2">
      {cited.map(({ number, publisher, title, url }) => (
        <li
          key={number}
          id={`${sourcesId}-${number}`}
          className="flex min-h-11 items-center gap-2 target:font-semibold"
        >
          <span aria-hidden>{number}.</span>
          <a href={url} target="_blank" rel="noopener noreferrer" className="py-2.5 text-link">
            {title === publisher ? publisher : `${publisher}: ${title}`}
          </a>
        </li>
      ))}
    </ol>
  )
}
