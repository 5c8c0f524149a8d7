import { monthsText } from '@nightlight/contract/ages'
import type { Library } from '../library/library.ts'
import type { Topic } from '../library/schema.ts'
import type { About } from '../types.ts'
import type { Citations } from './citations.ts'

/**
 * What is said where the library has nothing good: that it has not, what is known of the age in general, and whom to ask.
 */
export function composeUnwritten(
  library: Library,
  topic: Topic | null,
  about: About,
  citations: Citations,
): string[] {
  const blocks = [
    topic
      ? `Nightlight has no checked answer on "${topic.title}" yet, and it does not guess. Where a page by an expert fits your question, you find it below.`
      : 'Nightlight has no checked answer to this yet, and it does not guess. Try asking it in other words, or name what happens and when.',
  ]
  const fact = topic?.category === 'sleep' ? sleepFact(library, about, citations) : null
  if (fact) blocks.push(fact)
  blocks.push(
    "Your child's doctor or nurse can answer this for your child: call the practice, or a nurse line at night. If something feels wrong, do not wait.",
  )
  return blocks
}

/** The bodies that give hours of sleep give none before this age. */
const SLEEP_FIGURES_FROM_MONTHS = 4

function sleepFact(library: Library, about: About, citations: Citations): string | null {
  const age = about.ageMonths
  if (age === null || age < SLEEP_FIGURES_FROM_MONTHS) return null
  const band = library.ageFacts.bands.find(
    ({ ageMonths }) => ageMonths.min <= age && age < ageMonths.max,
  )
  const page = band?.sources.find(({ org }) => org.startsWith('AASM'))
  if (!band || !page) return null
  const [least, most] = band.sleep.hoursPer24
  const source = { title: page.org, publisher: page.org, url: page.url }
  return `**At ${monthsText(Math.max(1, Math.floor(age)))}.** Children this age sleep ${least} to ${most} hours in 24.${citations.cite([source])}`
}
