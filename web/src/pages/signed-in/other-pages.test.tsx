import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  makeChild,
  makeFamily,
  makeMember,
  makeQuestion,
  makeResponse,
  makeUser,
} from '../../testing/factories.ts'
import { answer, fakeApi } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const kept = makeQuestion({
  question: 'How do we move bedtime?',
  responses: [makeResponse({ isSaved: true })],
})
const fed = makeQuestion({
  question: 'Which first foods?',
  responses: [makeResponse({ isSaved: true, category: 'nutrition', directAnswer: 'Soft ones.' })],
})
const other = makeQuestion({ question: 'Is biting normal?' })

test('/family lists members with their badges', async () => {
  const pending = makeMember({
    role: 'member',
    joinedAt: null,
    user: { firstName: null, lastName: null, email: 'tom@example.com', profileImageUrl: null },
  })
  fakeApi({
    user: makeUser('family'),
    family: makeFamily([makeChild()], [makeMember(), pending]),
  })
  renderApp('/family')
  const list = await screen.findByRole('region', { name: 'Family Members' })
  const [owner, invited] = within(list).getAllByRole('listitem')
  expect(owner).toHaveTextContent('Anna Berg')
  expect(owner).toHaveTextContent('Owner')
  expect(invited).toHaveTextContent('tom@example.com')
  expect(invited).toHaveTextContent('Pending')
})

test('/family: an individual plan sees the banner with the price of this server', async () => {
  fakeApi({ user: makeUser('individual'), family: makeFamily() })
  renderApp('/family')
  expect(await screen.findByText('Upgrade to the Family Plan - $12/month')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Upgrade to Family Plan' })).toHaveAttribute(
    'href',
    '/subscribe/family',
  )
})

test('/family: without a family one can be made', async () => {
  const world = fakeApi({ user: makeUser('family'), family: null })
  const calls = answer('post', '/api/families', () => {
    world.family = makeFamily()
    return HttpResponse.json(world.family)
  })
  const { user } = renderApp('/family')
  await user.click(await screen.findByRole('button', { name: 'Create Your Family' }))
  expect(await screen.findByText('Family created!')).toBeVisible()
  expect(await screen.findByText('Anna Berg')).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'My Family' }])
})

test('/saved on the free plan is a teaser: samples are called samples, nothing can be used', async () => {
  fakeApi({ user: makeUser(), family: makeFamily([makeChild()]), questions: [kept] })
  renderApp('/saved')
  expect(await screen.findByText('Starting at $7/month')).toBeVisible()
  expect(screen.getByText('These are samples, not your own content.')).toBeVisible()
  expect(screen.getByLabelText('Search saved content')).toBeDisabled()
  expect(screen.getByRole('combobox', { name: 'Category' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Filter' })).toBeDisabled()
  for (const name of ['Smart Collections', 'Offline Access', 'Share with Family']) {
    expect(screen.getByRole('heading', { name })).toBeVisible()
  }
  expect(screen.queryByText('How do we move bedtime?')).not.toBeInTheDocument()
})

test('/saved on a paid plan lists what was saved, by words and by category', async () => {
  fakeApi({ user: makeUser('individual'), family: makeFamily(), questions: [kept, fed, other] })
  const { user } = renderApp('/saved')
  expect(await screen.findByText('2 saved answers')).toBeVisible()
  expect(screen.queryByText('Is biting normal?')).not.toBeInTheDocument()

  await user.type(screen.getByLabelText('Search saved content'), 'SOFT foods')
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  expect(await screen.findByText('1 saved answer')).toBeVisible()
  expect(screen.getByText('Which first foods?')).toBeVisible()

  await user.click(screen.getByRole('combobox', { name: 'Category' }))
  await user.click(await screen.findByRole('option', { name: 'Sleep' }))
  expect(await screen.findByText('0 saved answers')).toBeVisible()
})

test('/saved with nothing saved leads to asking', async () => {
  fakeApi({ user: makeUser('individual'), family: makeFamily(), questions: [other] })
  renderApp('/saved')
  expect(await screen.findByRole('heading', { name: 'No saved content yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ask Your First Question' })).toHaveAttribute('href', '/')
})

test('/questions finds by a word and opens the whole card', async () => {
  fakeApi({ user: makeUser(), family: makeFamily(), questions: [kept, fed, other] })
  const { user, currentPath } = renderApp('/questions')
  expect(await screen.findByText('3 questions')).toBeVisible()
  await user.type(screen.getByLabelText('Search'), 'bedtime')
  expect(await screen.findByText('1 question found')).toBeVisible()
  expect(currentPath()).toBe('/questions?q=bedtime')
  await user.click(screen.getByRole('button', { name: 'Show: How do we move bedtime?' }))
  const card = screen.getByRole('article', { name: 'How do we move bedtime?' })
  expect(within(card).getByText('Recommended Article')).toBeVisible()
})

test('/profile shows who one is, and the theme is kept on this device', async () => {
  fakeApi({ user: makeUser(), family: makeFamily() })
  const { user } = renderApp('/profile')
  expect(await screen.findByText('anna@example.com')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('nightlight.theme')).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'System' }))
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})
