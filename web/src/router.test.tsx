import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { makeChild, makeFamily, makeUser } from './testing/factories.ts'
import { answer, fakeApi, refusal } from './testing/fake-api.ts'
import { renderApp } from './testing/render-app.tsx'
import { server } from './testing/server.ts'

test.each([
  '/home',
  '/profile',
  '/family',
  '/children',
  '/saved',
  '/questions',
  '/subscribe/family',
])('a visitor on %s is led to /login', async (path) => {
  fakeApi()
  const { currentPath } = renderApp(path)
  await waitFor(() => expect(currentPath()).toBe('/login'))
  const page = within(screen.getByRole('main'))
  const start = await page.findByRole('link', { name: 'Get Started' })
  expect(start).toHaveAttribute('href', '/auth')
})

test('/ is the landing page for visitors, with the prices of this server', async () => {
  fakeApi()
  renderApp('/')
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Your round-the-clock parenting lifeline',
    }),
  ).toBeVisible()
  expect(await screen.findByText('$12')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?mode=login')
  expect(screen.getByRole('link', { name: 'Choose Family' })).toHaveAttribute(
    'href',
    '/subscribe/family',
  )
})

test('an unknown address says so', async () => {
  fakeApi()
  renderApp('/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
  expect(document.title).toBe('Page not found · Nightlight')
})

test('/payment wants a paid plan', async () => {
  fakeApi()
  const { currentPath } = renderApp('/payment?plan=free')
  await waitFor(() => expect(currentPath()).toBe('/subscribe'))
})

test('/payment says honestly that nothing can be paid yet', async () => {
  fakeApi()
  renderApp('/payment?plan=family_pro')
  expect(await screen.findByText(/Payments are not set up on this server yet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/subscribe')
})

test('/subscribe has three cards that lead on', async () => {
  fakeApi()
  renderApp('/subscribe')
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible()
  for (const [name, href] of [
    ['Start Free', '/auth?plan=free&mode=register'],
    ['Choose Pro', '/payment?plan=pro'],
    ['Choose Family Pro', '/payment?plan=family_pro'],
    ['Sign In Here', '/auth?mode=login'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('going on moves the focus to the new page’s heading and changes the title', async () => {
  fakeApi({ user: makeUser(), family: makeFamily([makeChild()]) })
  const { user } = renderApp('/')
  const bar = await screen.findByRole('navigation', { name: 'Main' })
  await user.click(within(bar).getByRole('link', { name: 'Children' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Children Management' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(document.title).toBe('Children · Nightlight')
})

test('the free plan’s app bar has Family and Saved locked', async () => {
  fakeApi({ user: makeUser(), family: makeFamily() })
  renderApp('/')
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }))
  for (const name of [/^Family/, /^Saved/]) {
    expect(bar.getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true')
  }
})

test('a paid plan’s app bar has nothing locked', async () => {
  fakeApi({ user: makeUser('family'), family: makeFamily() })
  renderApp('/')
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }))
  expect(bar.getByRole('link', { name: 'Saved' })).toHaveAttribute('href', '/saved')
  expect(screen.getByText('Family Pro')).toBeInTheDocument()
})

test('the menu opens, closes on Escape, and closes when an item is chosen', async () => {
  fakeApi({ user: makeUser('individual'), family: makeFamily() })
  const { user, currentPath } = renderApp('/')
  const button = await screen.findByRole('button', { name: 'Menu' })
  await user.click(button)
  expect(screen.getByText('Individual')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  expect(currentPath()).toBe('/profile')
  expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('logging out says goodbye and leads to the landing page', async () => {
  const world = fakeApi({ user: makeUser(), family: makeFamily() })
  answer('post', '/api/auth/logout', () => {
    delete world.user
    return new HttpResponse(null, { status: 204 })
  })
  const { user, currentPath } = renderApp('/children')
  const [button] = await screen.findAllByRole('button', { name: 'Logout' })
  await user.click(button!)
  expect(await screen.findByText('Goodbye!')).toBeVisible()
  expect(screen.getByText('You have been signed out successfully.')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: /lifeline/ })).toBeVisible()
  expect(currentPath()).toBe('/')
})

test('a log-out that fails says why', async () => {
  fakeApi({ user: makeUser(), family: makeFamily() })
  answer('post', '/api/auth/logout', () => refusal(500, 'Not now', 'INTERNAL'))
  const { user } = renderApp('/children')
  const [button] = await screen.findAllByRole('button', { name: 'Logout' })
  await user.click(button!)
  expect(await screen.findByText('Logout failed')).toBeVisible()
  expect(screen.getByText('Not now')).toBeVisible()
})

test('an account that could not be loaded can be asked for again', async () => {
  fakeApi()
  server.use(
    http.get('/api/auth/user', () => new HttpResponse(null, { status: 500 }), { once: true }),
  )
  const { user } = renderApp('/login')
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Nightlight' }),
  ).toBeVisible()
})
