import { BRAND } from '@nightlight/contract/brand'
import type { Response } from '@nightlight/contract/questions'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { clampAnswer } from '../answer-markdown.ts'
import { AnswerText } from '../answer-text.tsx'
import { Sources } from './sources.tsx'

const CLAMP_LENGTH = 300

/** The direct answer, the sources it rests on, and who wrote it. */
export function Answer({ response }: { response: Response }) {
  const [isWhole, setWhole] = useState(false)
  const { directAnswer, sources } = response
  const isLong = directAnswer.length > CLAMP_LENGTH
  const excerpt = isLong && !isWhole ? clampAnswer(directAnswer, CLAMP_LENGTH) : null
  const sourcesId = `source-${response.id}`

  return (
    <section aria-label="AI Response">
      <h4 className="mb-3 text-sm font-semibold tracking-wide text-ink-brand uppercase">
        AI Response
      </h4>
      <AnswerText text={excerpt ?? directAnswer} sources={sources} sourcesId={sourcesId} />
      {isLong && (
        <Button
          look="quiet"
          size="small"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-2 -ml-3.5"
        >
          {isWhole ? 'Show less' : 'Read more'}
        </Button>
      )}
      <footer className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
        <Sources sources={sources} excerpt={excerpt} sourcesId={sourcesId} />
        <p>{writtenBy(response)}</p>
        <p>General information, not a diagnosis. If you are worried, call a doctor or nurse.</p>
      </footer>
    </section>
  )
}

function writtenBy({ writer, sources }: Response): string {
  const author = writer === 'nightlight' ? BRAND : `AI (${writer})`
  return sources.length > 0 ? `Written by ${author} from these sources` : `Written by ${author}`
}
