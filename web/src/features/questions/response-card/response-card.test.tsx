import type { Question } from '@nightlight/contract/questions'
import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  makeChild,
  makeFamily,
  makeQuestion,
  makeResponse,
  makeTriage,
  makeUser,
} from '../../../testing/factories.ts'
import { answer, fakeApi, refusal } from '../../../testing/fake-api.ts'
import { renderApp } from '../../../testing/render-app.tsx'

async function showCard(response: Partial<Question['responses'][number]> | null = {}) {
  const question = makeQuestion({ responses: response ? [makeResponse(response)] : [] })
  const world = fakeApi({
    user: makeUser(),
    family: makeFamily([makeChild()]),
    questions: [question],
  })
  const app = renderApp('/')
  const card = within(await screen.findByRole('article', { name: question.question }))
  return { ...app, world, question, card }
}

test('shows the question, its child, the answer, its sources and who wrote it', async () => {
  const { card } = await showCard()
  expect(card.getByRole('heading', { name: 'Why does Mia wake at night?' })).toBeVisible()
  expect(card.getByText('Mia')).toBeVisible()
  expect(card.getByRole('heading', { name: 'AI Response' })).toBeVisible()
  const source = card.getByRole('link', { name: 'NHS: Baby sleep' })
  expect(source).toHaveAttribute('href', 'https://www.nhs.uk/sleep')
  expect(card.getByText('Written by Nightlight from these sources')).toBeVisible()
})

test('names the model that wrote', async () => {
  const { card } = await showCard({ writer: 'gpt-9' })
  expect(card.getByText('Written by AI (gpt-9) from these sources')).toBeVisible()
})

test('shows the article and the video, each opening in a new tab', async () => {
  const { card } = await showCard()
  expect(card.getByText('Source: NHS')).toBeVisible()
  const article = card.getByRole('link', { name: /^Read Article/ })
  const video = card.getByRole('link', { name: /^Watch Video/ })
  expect(article).toHaveAttribute('href', 'https://example.org/article')
  expect(video).toHaveAttribute('href', 'https://example.org/video')
  for (const link of [article, video]) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('has no place for an article or video that is not there', async () => {
  const { card } = await showCard({ blogTitle: null, blogUrl: null, videoTitle: null })
  expect(card.queryByText('Recommended Article')).not.toBeInTheDocument()
  expect(card.queryByText('Video Guide')).not.toBeInTheDocument()
})

test('waits visibly while there is no response', async () => {
  const { card } = await showCard(null)
  expect(card.getByText('Generating response...')).toBeVisible()
})

test('a long answer opens and closes', async () => {
  const { user, card } = await showCard({ directAnswer: `${'word '.repeat(80)}the end` })
  expect(card.queryByText(/the end/)).not.toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Read more' }))
  expect(card.getByText(/the end/)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Show less' }))
  expect(card.queryByText(/the end/)).not.toBeInTheDocument()
})

test.each([
  ['emergency', 'Get help now'],
  ['urgent', 'Talk to a doctor or nurse today'],
  ['soon', 'Sort this out soon'],
] as const)('danger %s comes first, in words', async (level, words) => {
  const { card } = await showCard({ triage: makeTriage({ level, ask: 'How old is she?' }) })
  const [, first] = card.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(first).toBe(words)
  expect(card.getByText('Call 911 now.')).toBeVisible()
  expect(card.getByText('Trouble breathing')).toBeVisible()
  expect(card.getByText('How old is she?')).toBeVisible()
  expect(card.getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911')
})

test('saving shows at once and says so', async () => {
  const { user, card, question } = await showCard()
  const calls = answer('patch', '/api/responses/:id/save', () => {
    for (const response of question.responses) response.isSaved = true
    return HttpResponse.json(question.responses[0])
  })
  await user.click(card.getByRole('button', { name: 'Save' }))
  expect(card.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText('Response saved')).toBeVisible()
  expect(screen.getByText('Added to your saved responses')).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ saved: true }])
})

test('unsaving says so', async () => {
  const { user, card, question } = await showCard({ isSaved: true })
  answer('patch', '/api/responses/:id/save', () => HttpResponse.json(question.responses[0]))
  await user.click(card.getByRole('button', { name: 'Saved' }))
  expect(await screen.findByText('Response unsaved')).toBeVisible()
  expect(screen.getByText('Removed from your saved responses')).toBeVisible()
})

test('a save that fails is taken back', async () => {
  const { user, card } = await showCard()
  answer('patch', '/api/responses/:id/save', () => refusal(500, 'Not now', 'INTERNAL'))
  await user.click(card.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Not now')).toBeVisible()
  expect(card.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false')
})

test.each([
  ['Helpful', true],
  ['Not Helpful', false],
])('%s is sent and thanked for', async (name, helpful) => {
  const { user, card, question } = await showCard()
  const calls = answer('patch', '/api/responses/:id/rate', () =>
    HttpResponse.json(question.responses[0]),
  )
  await user.click(card.getByRole('button', { name }))
  expect(await screen.findByText('Thank you for your feedback!')).toBeVisible()
  expect(screen.getByText('Your rating helps us improve our responses.')).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ helpful }])
})

test('copying puts question and answer on the clipboard', async () => {
  const { user, card } = await showCard()
  await user.click(card.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Response copied!')).toBeVisible()
  expect(screen.getByText('The response has been copied to your clipboard.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(
    'Question: Why does Mia wake at night?\n\nAnswer: Dim the lights half an hour before sleep. [1]',
  )
})

test('a follow-up goes into the same thread and becomes the latest question', async () => {
  const { user, card, question, world } = await showCard()
  const calls = answer('post', '/api/questions', () => {
    const next = makeQuestion({ question: 'And at nap time?', isFollowUp: true })
    world.questions = [next, question]
    return HttpResponse.json(next)
  })
  await user.click(card.getByRole('button', { name: 'Follow Up' }))
  const box = card.getByLabelText('Your follow-up question')
  expect(box).toHaveFocus()
  expect(card.getByRole('button', { name: 'Ask Follow-up' })).toBeDisabled()
  await user.type(box, 'And at nap time?')
  await user.click(card.getByRole('button', { name: 'Ask Follow-up' }))

  expect(await screen.findByText('Follow-up submitted!')).toBeVisible()
  expect(screen.getByText('Your follow-up question has been submitted.')).toBeVisible()
  expect(await screen.findByRole('article', { name: 'And at nap time?' })).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([
    {
      question: 'And at nap time?',
      childId: null,
      parentQuestionId: question.id,
      isFollowUp: true,
    },
  ])
})

test('a refused follow-up keeps its text', async () => {
  const { user, card } = await showCard()
  answer('post', '/api/questions', () =>
    refusal(403, 'Question limit reached.', 'QUESTION_LIMIT_REACHED'),
  )
  await user.click(card.getByRole('button', { name: 'Follow Up' }))
  await user.type(card.getByLabelText('Your follow-up question'), 'And then?')
  await user.click(card.getByRole('button', { name: 'Ask Follow-up' }))
  expect(await screen.findByText('Failed to submit follow-up')).toBeVisible()
  expect(
    screen.getByText('Question limit reached. Upgrade to continue asking questions.'),
  ).toBeVisible()
  expect(card.getByLabelText('Your follow-up question')).toHaveValue('And then?')
})

test('a suggested follow-up fills the box', async () => {
  const { user, card } = await showCard()
  await user.click(card.getByRole('button', { name: 'How long should a nap be?' }))
  expect(card.getByLabelText('Your follow-up question')).toHaveValue('How long should a nap be?')
})
