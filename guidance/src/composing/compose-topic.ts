import { monthsText } from '@nightlight/contract/ages'
import type { Statement, Topic } from '../library/schema.ts'
import type { LibraryIndex } from '../retrieval/build-index.ts'
import type { About } from '../types.ts'
import { withChild } from './child-words.ts'
import { chooseStatements } from './choose-statements.ts'
import type { Citations } from './citations.ts'

function rangeText({ fromMonths, toMonths }: { fromMonths: number; toMonths: number }): string {
  if (toMonths >= 216) return `From ${fromMonths === 0 ? 'birth' : monthsText(fromMonths)}`
  const from = fromMonths === 0 ? 'birth' : monthsText(fromMonths)
  return `From ${from} to ${monthsText(toMonths)}`
}

/** The topic's nearest age, when the child is younger or older than what the topic is written for. */
function nearestAge(topic: Topic, ageMonths: number | null): number | null {
  if (ageMonths === null) return null
  return Math.min(Math.max(ageMonths, topic.ages.fromMonths), topic.ages.toMonths - 1)
}

/** The first line speaks of the child by name, also where its writer put 'your baby'. */
function named(first: Statement, childName: string | null): Statement {
  if (childName === null || first.text.includes('{child}')) return first
  return {
    ...first,
    text: first.text.replace(/\b[Yy]our (?:baby|toddler|child|teen)\b/, '{child}'),
  }
}

/** The answer of one topic, as Markdown blocks: what to do first, what is normal, steps, what to avoid, when to get help. */
export function composeTopic(
  index: LibraryIndex,
  topic: Topic,
  passageId: string,
  about: About,
  citations: Citations,
): string[] {
  const age = nearestAge(topic, about.ageMonths)
  const chosen = chooseStatements(index, topic, passageId, about.question, age)
  const say = (statement: Statement) => {
    const pages = statement.sourceKeys.flatMap((key) => topic.sources[key] ?? [])
    const words = withChild(statement.text, about.childName, about.ageMonths)
    const range = age === null && statement.ages ? `${rangeText(statement.ages)}: ` : ''
    return range + words + citations.cite(pages)
  }

  const blocks = chosen.First.map((first) => say(named(first, about.childName)))
  const note =
    age !== about.ageMonths
      ? ` What follows is written for ${rangeText(topic.ages).toLowerCase()}.`
      : ''
  const typical = chosen.Typical.map(say).join(' ')
  const ageLine =
    about.ageMonths === null || (typical === '' && note === '')
      ? ''
      : about.childName
        ? `**${about.childName} is ${ageWords(about.ageMonths)} old.**${note} `
        : `**At ${ageWords(about.ageMonths)}.**${note} `
  if (ageLine + typical !== '') blocks.push((ageLine + typical).trim())

  const steps = chosen.Do.map((statement, i) => `${i + 1}. ${say(statement)}`)
  if (steps.length > 0) blocks.push(`### What to do\n${steps.join('\n')}`)
  const avoid = chosen.Avoid.map((statement) => `- ${say(statement)}`)
  if (avoid.length > 0) blocks.push(`### What to avoid\n${avoid.join('\n')}`)
  const help = [
    ...chosen['Help now'].map((statement) => `- **Now:** ${say(statement)}`),
    ...chosen['Help today'].map((statement) => `- **Today:** ${say(statement)}`),
    ...chosen['Help soon'].map((statement) => `- **Soon:** ${say(statement)}`),
  ]
  if (help.length > 0) blocks.push(`### When to get help\n${help.join('\n')}`)
  return blocks
}

function ageWords(ageMonths: number): string {
  const whole = Math.floor(ageMonths)
  return whole === 0 ? 'under a month' : monthsText(whole)
}
