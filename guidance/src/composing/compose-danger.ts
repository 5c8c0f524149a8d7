import type { Triage } from '@nightlight/contract/triage'
import type { RedFlag } from '../library/schema.ts'
import type { Citations } from './citations.ts'

/** The first block of an answer to danger: what to do now, what was recognised, and the one fact still missing. */
export function composeDanger(
  triage: Triage,
  redFlags: readonly RedFlag[],
  citations: Citations,
): string[] {
  const pagesOf = (id: string) =>
    (redFlags.find((flag) => flag.id === id)?.sources ?? []).map(({ org, url }) => ({
      title: org,
      publisher: org,
      url,
    }))
  const [worst, ...others] = triage.dangers
  if (!worst) return []
  const blocks = [`${worst.action}${citations.cite(pagesOf(worst.id))}`]
  const also = others.map(
    (danger) => `- **${danger.concept}.** ${danger.action}${citations.cite(pagesOf(danger.id))}`,
  )
  blocks.push(
    `**What you describe can be:** ${worst.concept.charAt(0).toLowerCase()}${worst.concept.slice(1)}.`,
  )
  if (also.length > 0) blocks.push(`### Also in what you wrote\n${also.join('\n')}`)
  if (triage.ask) blocks.push(`**${triage.ask}** Ask a follow-up with the answer.`)
  return blocks
}
