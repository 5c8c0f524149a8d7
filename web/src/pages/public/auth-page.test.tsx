import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { makeUser } from '../../testing/factories.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['/auth', 'Welcome Back'],
  ['/auth?mode=login', 'Welcome Back'],
  ['/auth?mode=register', 'Create Your Account'],
  ['/auth?plan=pro', 'Create Your Account'],
  ['/auth?plan=anything', 'Create Your Account'],
])('%s shows %s', async (address, title) => {
  fakeApi()
  renderApp(address)
  expect(await heading(title)).toBeVisible()
})

test.each([
  ['pro', 'Pro'],
  ['individual', 'Pro'],
  ['family_pro', 'Family Pro'],
  ['family', 'Family Pro'],
  ['free', 'Free'],
  ['gold', 'Free'],
])('plan %s preselects the card %s', async (plan, label) => {
  fakeApi()
  renderApp(`/auth?plan=${plan}`)
  const card = await screen.findByRole('radio', { name: new RegExp(`^${label}\\s?(\\d|Un|Ev)`) })
  expect(card).toBeChecked()
})

test('links switch between the three modes and carry the e-mail address along', async () => {
  fakeApi()
  const { user } = renderApp('/auth')
  await user.type(await screen.findByLabelText('Email'), 'anna@example.com')

  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(await heading('Reset Password')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com')

  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  await user.click(await screen.findByRole('link', { name: 'Sign up for free' }))
  expect(await heading('Create Your Account')).toBeVisible()
})

test('signing in leads home and says so', async () => {
  const world = fakeApi()
  answer('post', '/api/auth/login', () => {
    world.user = makeUser()
    return HttpResponse.json({ user: world.user, message: 'Signed in' })
  })
  const { user, currentPath } = renderApp('/auth')
  await user.type(await screen.findByLabelText('Email'), 'anna@example.com')
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!')
  await user.keyboard('{Enter}')

  expect(await screen.findByText('Welcome back!')).toBeVisible()
  expect(screen.getByText('You have successfully signed in.')).toBeVisible()
  expect(await heading('Hello Anna')).toBeVisible()
  expect(currentPath()).toBe('/')
})

test('a refused sign-in shows the server’s words and keeps what was typed', async () => {
  fakeApi()
  answer('post', '/api/auth/login', () =>
    refusal(401, 'Invalid e-mail or password', 'UNAUTHORIZED'),
  )
  const { user } = renderApp('/auth')
  await user.type(await screen.findByLabelText('Email'), 'anna@example.com')
  await user.type(screen.getByLabelText('Password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))

  expect(await screen.findByText('Login failed')).toBeVisible()
  expect(screen.getByText('Invalid e-mail or password')).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveValue('wrong')
})

test('a sign-in that fails without words asks to check the credentials', async () => {
  fakeApi()
  answer('post', '/api/auth/login', () => new HttpResponse(null, { status: 502 }))
  const { user } = renderApp('/auth')
  await user.type(await screen.findByLabelText('Email'), 'anna@example.com')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect(await screen.findByText('Please check your credentials and try again.')).toBeVisible()
})

test('empty fields are named under the field, and the first one gets the focus', async () => {
  fakeApi()
  const { user } = renderApp('/auth?mode=register')
  await user.click(await screen.findByRole('button', { name: 'Create Account' }))

  expect(await screen.findByText('First name is required')).toBeVisible()
  for (const words of [
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters long',
    'You must accept the terms and conditions',
  ]) {
    expect(screen.getByText(words)).toBeVisible()
  }
  expect(screen.getByLabelText('First Name')).toHaveFocus()
  expect(screen.getByLabelText('First Name')).toHaveAccessibleDescription('First name is required')
})

async function fillRegistration(user: ReturnType<typeof renderApp>['user'], confirm = 'Passw0rd!') {
  answer('post', '/api/auth/check-password-strength', () =>
    HttpResponse.json({ score: 5, feedback: [], isValid: true }),
  )
  await user.type(await screen.findByLabelText('First Name'), 'Anna')
  await user.type(screen.getByLabelText('Last Name'), 'Berg')
  await user.type(screen.getByLabelText('Email'), 'anna@example.com')
  await user.type(screen.getByLabelText('Password'), 'Passw0rd!')
  await user.type(screen.getByLabelText('Confirm Password'), confirm)
  await user.click(screen.getByRole('checkbox'))
}

test('registering sends the form and leads home', async () => {
  const world = fakeApi()
  const calls = answer('post', '/api/auth/register', () => {
    world.user = makeUser()
    return HttpResponse.json({ user: world.user, message: 'Welcome to Nightlight!' })
  })
  const { user, currentPath } = renderApp('/auth?mode=register')
  await fillRegistration(user)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))

  expect(await screen.findByText('Welcome to Nightlight!')).toBeVisible()
  expect(await heading('Hello Anna')).toBeVisible()
  expect(currentPath()).toBe('/')
  expect(calls[0]?.body).toMatchObject({
    firstName: 'Anna',
    subscriptionPlan: 'free',
    acceptTerms: true,
    confirmPassword: 'Passw0rd!',
  })
})

test('a paid plan whose payment was begun leads to the payment page', async () => {
  const world = fakeApi()
  answer('post', '/api/auth/register', () => {
    world.user = makeUser()
    return HttpResponse.json({
      user: world.user,
      message: 'Welcome',
      paymentIntent: { id: 'pi_1' },
    })
  })
  const { user, currentPath } = renderApp('/auth?plan=pro')
  await fillRegistration(user)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await heading('Pro Plan')).toBeVisible()
  expect(currentPath()).toBe('/payment?plan=individual&payment_intent=pi_1')
})

test('a refused registration says so', async () => {
  fakeApi()
  answer('post', '/api/auth/register', () => new HttpResponse(null, { status: 500 }))
  const { user } = renderApp('/auth?mode=register')
  await fillRegistration(user)
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByText('Registration failed')).toBeVisible()
  expect(screen.getByText('Please try again.')).toBeVisible()
})

test('two different passwords are told under the second one', async () => {
  fakeApi()
  const { user } = renderApp('/auth?mode=register')
  await fillRegistration(user, 'Passw0rd?')
  await user.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(await screen.findByText("Passwords don't match")).toBeVisible()
})

test('the strength meter asks from 3 characters on, and each password shows by itself', async () => {
  fakeApi()
  const calls = answer('post', '/api/auth/check-password-strength', () =>
    HttpResponse.json({ score: 3, feedback: ['Add a symbol'], isValid: false }),
  )
  const { user } = renderApp('/auth?mode=register')
  const password = await screen.findByLabelText('Password')
  await user.type(password, 'ab')
  expect(screen.queryByRole('meter')).not.toBeInTheDocument()
  await user.type(password, 'c')
  const meter = await screen.findByRole('meter', { name: 'Password strength' })
  expect(meter).toHaveAttribute('aria-valuetext', 'Medium')
  expect(screen.getByText('Add a symbol')).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ password: 'abc' }])

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password')
})

test('asking for a reset link returns to signing in, with the answer', async () => {
  fakeApi()
  answer('post', '/api/auth/forgot-password', () =>
    HttpResponse.json({ message: 'If this address has an account, a link is on its way.' }),
  )
  const { user } = renderApp('/auth?mode=forgot')
  await user.type(await screen.findByLabelText('Email'), 'anna@example.com{Enter}')
  expect(await heading('Welcome Back')).toBeVisible()
  expect(screen.getByText(/a link is on its way/)).toBeVisible()
})

test('someone who is signed in is led home', async () => {
  fakeApi({ user: makeUser() })
  const { currentPath } = renderApp('/auth?mode=register')
  await waitFor(() => expect(currentPath()).toBe('/'))
})

test('the side panel shows four benefits and three promises', async () => {
  fakeApi()
  renderApp('/auth')
  const panel = await screen.findByRole('complementary', { name: 'What you get' })
  expect(within(panel).getAllByRole('listitem')).toHaveLength(7)
  for (const words of ['Free to start', 'No credit card required', 'Cancel anytime']) {
    expect(within(panel).getByText(words)).toBeVisible()
  }
})
