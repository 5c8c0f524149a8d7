import type { AnswerSource } from '@nightlight/contract/questions'

interface SourcesProps {
  sources: readonly AnswerSource[]
  /** The part of the answer that is shown now: of a shortened answer, only what it cites is listed. */
  shownText: string
  sourcesId: string
}

/** The pages an answer rests on, under the numbers it cites them by. */
export function Sources({ sources, shownText, sourcesId }: SourcesProps) {
  const cited = sources
    .map((source, place) => ({ ...source, number: place + 1 }))
    .filter(({ number }) => shownText.includes(`[${number}]`))
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
