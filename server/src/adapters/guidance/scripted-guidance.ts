import { ageBandOf } from '@nightlight/contract/ages'
import type { Triage } from '@nightlight/contract/triage'
import type { Answer, Query } from '@nightlight/guidance/types'
import type { Guidance } from './guidance.ts'

/** What the scripted engine takes for danger, as off topic, and as something it has no answer to. */
export const SCRIPT = { danger: 'not breathing', offTopic: 'the match', unanswered: 'unicorns' }

/** Decides by words in the question instead of a library, and records what it was asked. */
export interface ScriptedGuidance extends Guidance {
  queries: Query[]
}

export function scriptedGuidance(): ScriptedGuidance {
  const queries: Query[] = []
  return {
    queries,
    answer: (query) => {
      queries.push(query)
      return scriptedAnswer(query)
    },
    danger: scriptedDanger,
    tip: (ageMonths, on) => ({
      band: ageBandOf(ageMonths),
      text: `A tip for ${ageMonths} months on ${on}`,
      source: { publisher: 'A clinic', title: 'A page', url: 'https://clinic.example/page' },
    }),
    warmUp: () => {},
  }
}

function scriptedAnswer(query: Query): Answer {
  const { text, ageMonths } = query
  const triage = scriptedDanger(query)
  if (!triage && text.includes(SCRIPT.offTopic)) return { kind: 'off_topic' }
  const source = { title: 'A page', publisher: 'A clinic', url: 'https://clinic.example/page' }
  const unanswered = text.includes(SCRIPT.unanswered)
  return {
    kind: unanswered ? 'unanswered' : 'answered',
    triage,
    topic: unanswered ? null : 'early-waking',
    category: unanswered ? null : 'sleep',
    trifecta: {
      directAnswer: `About "${text}" at ${ageMonths ?? 'any'} months. [1]`,
      article: unanswered
        ? null
        : { ...source, source: source.publisher, description: 'What it says' },
      video: null,
      sources: [source],
      followUps: ['And at night?'],
    },
  }
}

function scriptedDanger({ text, country }: Query): Triage | null {
  if (!text.includes(SCRIPT.danger)) return null
  const action = 'Call an ambulance now'
  const number = country === 'UK' ? '999' : '911'
  return {
    level: 'emergency',
    action,
    dangers: [{ id: 'not-breathing', level: 'emergency', concept: 'Not breathing', action }],
    contacts: [{ name: 'Ambulance', number, how: 'call', hours: 'always', href: `tel:${number}` }],
    ask: null,
  }
}
