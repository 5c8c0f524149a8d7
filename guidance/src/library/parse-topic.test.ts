import { expect, test } from 'vitest'
import { ContentError, parseTopic } from './parse-topic.ts'

function file(body: string, front = ''): string {
  const asks = Array.from({ length: 15 }, (_, i) => `  - way of asking ${i}`).join('\n')
  return `---
id: naps
sources:
  nhs: { publisher: NHS, title: Naps, url: https://www.nhs.uk/naps, checkedOn: 2026-11-21 }
asks:
${asks}
followUps: [When do naps stop?, How long is a nap?]
${front}---
${body}`
}

const GOOD =
  '# main\n## First\n- Put {child} down sleepy. [nhs]\n## Do\n- (6-12) Darken the room. [nhs]\n'

function problemsOf(text: string): readonly string[] {
  try {
    parseTopic(text)
  } catch (cause) {
    if (cause instanceof ContentError) return cause.problems
    throw cause
  }
  return []
}

test('a statement keeps its text, its ages and its sources', () => {
  const [main] = parseTopic(file(GOOD)).passages
  expect(main?.sections.Do).toEqual([
    {
      id: 'naps/main/Do/1',
      text: 'Darken the room.',
      ages: { fromMonths: 6, toMonths: 12 },
      sourceKeys: ['nhs'],
    },
  ])
})

test.each([
  ['a statement with no source', `${GOOD}- Nobody says this.\n`, /not a statement with its source/],
  ['a source nobody named', GOOD.replace('room. [nhs]', 'room. [who]'), /unknown source "who"/],
  ['a section nobody knows', `${GOOD}## Maybe\n`, /unknown section "Maybe"/],
  ['a variant that the front matter lacks', `${GOOD}# other\n`, /not among the variants/],
  ['a passage with no first line', '# main\n## Do\n- Wait. [nhs]\n', /main: no First/],
  ['an age range that ends before it starts', GOOD.replace('6-12', '12-6'), /empty age range/],
  ['a statement that goes on and on', `${GOOD}- ${'word '.repeat(45)}. [nhs]\n`, /over 40 words/],
])('%s is refused', (_, body, problem) => {
  expect(problemsOf(file(body))).toContainEqual(expect.stringMatching(problem))
})

test('a source that nobody uses is refused', () => {
  const spare = '  x: { publisher: X, title: X, url: https://x.org, checkedOn: 2026-11-21 }\nasks:'
  expect(problemsOf(file(GOOD).replace('asks:', spare))).toContainEqual(
    expect.stringMatching(/nobody uses the source "x"/),
  )
})

test('a link that is not http is refused', () => {
  expect(
    problemsOf(file(GOOD).replace('https://www.nhs.uk/naps', 'javascript:alert(1)')),
  ).toHaveLength(1)
})
