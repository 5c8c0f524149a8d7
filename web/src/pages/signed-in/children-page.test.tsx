import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { localToday } from '../../lib/dates.ts'
import { makeChild, makeFamily, makeUser } from '../../testing/factories.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

type Tier = 'free' | 'individual' | 'family'

function open(names: string[], plan: Tier = 'free') {
  const children = names.map((name) => makeChild(name))
  const world = fakeApi({ user: makeUser(plan), family: makeFamily(children) })
  return { children, world, ...renderApp('/children') }
}

const addButton = () => screen.findByRole('button', { name: 'Add Child' })

test('names the page and its purpose', async () => {
  open([])
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Children Management' }),
  ).toBeVisible()
  expect(
    screen.getByText("Manage your children's profiles and track their development"),
  ).toBeVisible()
})

test('a child shows name, age and birth date', async () => {
  fakeApi({ user: makeUser(), family: makeFamily([makeChild('Mia', localToday())]) })
  renderApp('/children')
  const card = within((await screen.findByRole('heading', { name: 'Mia' })).closest('li')!)
  expect(card.getByText('0 days')).toBeVisible()
  expect(card.getByText(/^Born /)).toBeVisible()
})

test('adding a child sends the date as a timestamp, closes the dialog and says so', async () => {
  const { user, world } = open([])
  const mia = makeChild()
  const calls = answer('post', '/api/children', () => {
    world.family = makeFamily([mia])
    return HttpResponse.json(mia)
  })
  await user.click(await addButton())
  const dialog = within(screen.getByRole('dialog', { name: 'Add Child' }))
  await user.type(dialog.getByLabelText('Name'), 'Mia')
  await user.type(dialog.getByLabelText('Date of Birth'), '2026-03-14')
  await user.click(dialog.getByRole('button', { name: 'Add Child' }))

  expect(await screen.findByText('Child added successfully!')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await screen.findByRole('heading', { name: 'Mia' })).toBeVisible()
  const add = await addButton()
  await waitFor(() => expect(add).toHaveFocus())
  expect(calls.map(({ body }) => body)).toEqual([
    { name: 'Mia', dateOfBirth: '2026-03-14T00:00:00.000Z' },
  ])
})

test('a missing name, then a missing date, are told and toasted', async () => {
  const { user } = open([])
  await user.click(await addButton())
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Add Child' }))
  expect(await screen.findByText('Name Required')).toBeVisible()
  expect(screen.getByText("Please enter your child's name")).toBeVisible()
  expect(dialog.getByText('Name is required')).toBeVisible()
  expect(dialog.getByText('Date of birth is required')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveFocus()

  await user.type(dialog.getByLabelText('Name'), 'Mia')
  await user.click(dialog.getByRole('button', { name: 'Add Child' }))
  expect(await screen.findByText('Birth Date Required')).toBeVisible()
})

test('a child that cannot be added keeps the dialog and what was typed', async () => {
  const { user } = open([])
  answer('post', '/api/children', () => new HttpResponse(null, { status: 500 }))
  await user.click(await addButton())
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Mia')
  await user.type(dialog.getByLabelText('Date of Birth'), '2026-03-14')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Failed to add child. Please try again.')).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Mia')
})

test.each([
  ['free', ['Mia'], 'Free plan is limited to 1 child. Upgrade to add more children.'],
  [
    'individual',
    ['Mia', 'Elias', 'Noor'],
    'Individual plan is limited to 3 children. Upgrade to add more children.',
  ],
] as const)('the %s plan says when it is full', async (plan, names, words) => {
  const { user } = open([...names], plan)
  const add = await addButton()
  expect(add).toHaveAttribute('aria-disabled', 'true')
  await user.click(add)
  expect(await screen.findByText('Upgrade Required')).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the family plan is never full', async () => {
  open(['A', 'B', 'C', 'D'], 'family')
  expect(await addButton()).not.toHaveAttribute('aria-disabled', 'true')
})

test('editing starts from what is known and allows no day after today', async () => {
  const { user, children } = open(['Mia'])
  const calls = answer('put', '/api/children/:id', () => HttpResponse.json(children[0]))
  await user.click(await screen.findByRole('button', { name: 'Edit Mia' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Child' }))
  const name = dialog.getByLabelText('Name')
  expect(name).toHaveValue('Mia')
  expect(dialog.getByLabelText('Date of Birth')).toHaveValue('2026-03-14')
  expect(dialog.getByLabelText('Date of Birth')).toHaveAttribute('max', localToday())
  await user.clear(name)
  await user.type(name, 'Maya')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Child updated successfully!')).toBeVisible()
  expect(calls).toEqual([
    {
      path: `/api/children/${children[0]?.id}`,
      body: { name: 'Maya', dateOfBirth: '2026-03-14T00:00:00.000Z' },
    },
  ])
})

test('removing asks once, names the child and offers the safe way first', async () => {
  const { user, world } = open(['Mia'])
  const calls = answer('delete', '/api/children/:id', () => {
    world.family = makeFamily()
    return new HttpResponse(null, { status: 204 })
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Mia' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Mia?' }))
  const [first] = dialog.getAllByRole('button')
  expect(first).toHaveAccessibleName('Keep Mia')
  expect(first).toHaveFocus()
  expect(calls).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove Mia' }))
  expect(await screen.findByText('Child removed successfully!')).toBeVisible()
  expect(await screen.findByText('No children yet')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(calls).toHaveLength(1)
})

test('a child that could not be removed stays, with the reason', async () => {
  const { user } = open(['Mia'])
  answer('delete', '/api/children/:id', () => refusal(404, 'Not found', 'NOT_FOUND'))
  await user.click(await screen.findByRole('button', { name: 'Delete Mia' }))
  await user.click(screen.getByRole('button', { name: 'Remove Mia' }))
  expect(await screen.findByText('Not found')).toBeVisible()
  expect(screen.getByRole('alertdialog')).toBeVisible()
})

test('free: six locked cards and the way to unlock them', async () => {
  open(['Mia'])
  expect(await screen.findAllByRole('link', { name: /^Locked Feature/ })).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Upgrade for Full Access' })).toHaveAttribute(
    'href',
    '/subscribe',
  )
})

test('paid: three cards that are coming soon', async () => {
  const { user } = open(['Mia'], 'individual')
  await user.click(await screen.findByRole('button', { name: 'View Charts' }))
  expect(await screen.findByText('Coming soon!')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Manage Subscription' })).toBeVisible()
})
