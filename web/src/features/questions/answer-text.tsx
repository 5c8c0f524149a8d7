import type { AnswerSource } from '@nightlight/contract/questions'
import { clsx } from 'clsx'
import { Fragment } from 'react'
import { type Block, type Inline, parseAnswer, type Section } from './answer-markdown.ts'

interface AnswerTextProps {
  text: string
  sources: readonly AnswerSource[]
  /** Where source number n stands on the page: `{sourcesId}-{n}`. */
  sourcesId: string
}

/** An answer as elements, never as HTML. */
export function AnswerText({ text, sources, sourcesId }: AnswerTextProps) {
  const inlines = (parts: Inline[]) =>
    parts.map((part, place) => (
      // Parts of a text have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={place}>
        <InlinePart part={part} sources={sources} sourcesId={sourcesId} />
      </Fragment>
    ))
  return (
    <div className="flex max-w-prose flex-col gap-5">
      {parseAnswer(text).map((section, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <AnswerSection key={place} section={section} inlines={inlines} />
      ))}
    </div>
  )
}

type Render = (parts: Inline[]) => React.ReactNode

function AnswerSection({ section, inlines }: { section: Section; inlines: Render }) {
  const isWhenToGetHelp = /^when to (get|call|seek)/i.test(section.heading ?? '')
  return (
    <div
      className={clsx(
        'flex flex-col gap-3',
        isWhenToGetHelp && 'rounded-control border-l-4 border-amber bg-surface-amber px-5 py-4',
      )}
    >
      {section.heading && <h4 className="font-serif text-lg font-semibold">{section.heading}</h4>}
      {section.blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their place
        <AnswerBlock key={place} block={block} inlines={inlines} />
      ))}
    </div>
  )
}

function AnswerBlock({ block, inlines }: { block: Block; inlines: Render }) {
  if (block.kind === 'paragraph') return <p>{inlines(block.inlines)}</p>
  const items = block.items.map((item, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- items have no identity but their place
    <li key={place} className="pl-1.5">
      {inlines(item)}
    </li>
  ))
  const className = 'flex flex-col gap-2 pl-6 marker:text-ink-soft'
  if (block.start === null) return <ul className={clsx(className, 'list-disc')}>{items}</ul>
  return (
    <ol start={block.start} className={clsx(className, 'list-decimal marker:font-semibold')}>
      {items}
    </ol>
  )
}

interface InlinePartProps extends Omit<AnswerTextProps, 'text'> {
  part: Inline
}

function InlinePart({ part, sources, sourcesId }: InlinePartProps) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'strong') return <strong className="font-semibold">{part.text}</strong>
  const source = sources[part.number - 1]
  if (!source) return null
  return (
    <sup>
      <a
        href={`#${sourcesId}-${part.number}`}
        aria-label={`Source ${part.number}: ${source.publisher}`}
        className="px-0.5 text-xs font-semibold text-link"
      >
        {part.number}
      </a>
    </sup>
  )
}
