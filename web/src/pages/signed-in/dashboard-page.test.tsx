import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import {
  makeChild,
  makeFamily,
  makeQuestion,
  makeTriage,
  makeUser,
} from '../../testing/factories.ts'
import { answer, fakeApi, refusal } from '../../testing/fake-api.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { server } from '../../testing/server.ts'

const questionBox = () => screen.findByLabelText('Your question')
const askButton = () => screen.getByRole('button', { name: 'Ask Question' })

function home(questions = [makeQuestion()]) {
  const mia = makeChild()
  const world = fakeApi({ user: makeUser(), family: makeFamily([mia]), questions })
  return { mia, world, ...renderApp('/') }
}

test('greets by first name, and says what there is', async () => {
  fakeApi({
    user: makeUser('family', { firstName: null, questionsUsedThisMonth: 3 }),
    family: makeFamily([makeChild(), makeChild('Elias')]),
  })
  renderApp('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello there' })).toBeVisible()
  expect(await screen.findByText('Family plan')).toBeVisible()
  expect(screen.getByText('1 family member')).toBeVisible()
  expect(screen.getByText('2 children')).toBeVisible()
  expect(screen.getByText("You've asked 3 questions this month")).toBeVisible()
})

test('without children there is one step, and it leads to them', async () => {
  fakeApi({ user: makeUser(), family: null })
  const { user, currentPath } = renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Add Your First Child' })).toBeVisible()
  expect(
    screen.getByText('Add a child to your family first to start asking questions.'),
  ).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Add a child' }))
  expect(currentPath()).toBe('/children')
})

test('without questions it says what will be here', async () => {
  home([])
  expect(await screen.findByText('No questions yet')).toBeVisible()
  expect(
    screen.getByText('Start asking questions about your children to see them here'),
  ).toBeVisible()
})

test('a child’s tip names its source', async () => {
  home()
  expect(await screen.findByText('Read a short book.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'CDC' })).toHaveAttribute('href', 'https://www.cdc.gov/')
})

test('asking sends the question for the chosen child, shows its answer and clears the form', async () => {
  const { user, mia, world } = home([])
  const calls = answer('post', '/api/questions', () => {
    const asked = makeQuestion({ question: 'When do teeth come?' })
    world.questions = [asked]
    return HttpResponse.json(asked)
  })
  const box = await questionBox()
  expect(askButton()).toBeDisabled()
  await user.type(box, '  When do teeth come?  ')
  await user.click(askButton())

  const card = await screen.findByRole('article', { name: 'When do teeth come?' })
  expect(within(card).getByText(/Dim the lights/)).toBeVisible()
  expect(await screen.findByText('Your answer is here.')).toBeInTheDocument()
  expect(box).toHaveValue('')
  expect(calls.map(({ body }) => body)).toEqual([
    { question: 'When do teeth come?', childId: mia.id },
  ])
})

test('a general question names no child, and has another placeholder', async () => {
  const { user } = home()
  const calls = answer('post', '/api/questions', () => HttpResponse.json(makeQuestion()))
  expect(await questionBox()).toHaveAttribute('placeholder', expect.stringContaining('Mia'))
  await user.click(screen.getByRole('combobox', { name: 'Who is this about?' }))
  await user.click(await screen.findByRole('option', { name: 'General Parenting Question' }))
  expect(await questionBox()).not.toHaveAttribute('placeholder', expect.stringContaining('Mia'))
  await user.type(await questionBox(), 'How do we share nights?')
  await user.click(askButton())
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ childId: null }))
})

test('while it is sent the button says so', async () => {
  const { user } = home()
  let reply: (response: Response) => void = () => {}
  const replied = new Promise<Response>((resolve) => {
    reply = resolve
  })
  server.use(http.post('/api/questions', () => replied))
  await user.type(await questionBox(), 'Why?')
  await user.click(askButton())
  expect(await screen.findByRole('button', { name: 'Generating Response...' })).toBeDisabled()
  reply(HttpResponse.json(makeQuestion()))
  expect(await screen.findByRole('button', { name: 'Ask Question' })).toBeVisible()
})

test('a refused question keeps its text and says why', async () => {
  const { user } = home()
  answer('post', '/api/questions', () =>
    refusal(400, 'Question must be related to parenting', 'INVALID_CONTENT'),
  )
  await user.type(await questionBox(), 'Who won the match?')
  await user.click(askButton())
  expect(await screen.findByText('Question not suitable')).toBeVisible()
  expect(await questionBox()).toHaveValue('Who won the match?')
})

test('an unsent question is still there after a reload', async () => {
  const { user } = home()
  await user.type(await questionBox(), 'Half a question')
  const kept = Object.entries(sessionStorage).map(([, text]) => String(text))
  expect(kept).toContain('Half a question')
})

test('an ended session says so and goes to sign in again after half a second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { world, leaveFor } = home()
  await questionBox()
  delete world.user
  await vi.advanceTimersByTimeAsync(3100)
  expect(await screen.findByText('Unauthorized')).toBeVisible()
  expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible()
  await vi.advanceTimersByTimeAsync(600)
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith('/api/login')
  vi.useRealTimers()
})

test('a call that meets an ended session says that, not that the call failed', async () => {
  const { user, leaveFor } = home()
  answer('post', '/api/questions', () => refusal(401, 'Unauthorized', 'UNAUTHORIZED'))
  await user.type(await questionBox(), 'Why?')
  await user.click(askButton())
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible()
  await waitFor(() => expect(leaveFor).toHaveBeenCalled())
  expect(screen.queryByText('Failed to submit question')).not.toBeInTheDocument()
})

test('a danger in a question refused for a lost session is shown, and nobody is sent away', async () => {
  const { user, leaveFor } = home()
  answer('post', '/api/questions', () => refusal(401, 'Unauthorized', 'UNAUTHORIZED', makeTriage()))
  await user.type(await questionBox(), 'Her lips are blue')
  await user.click(askButton())
  const banner = await screen.findByRole('region', { name: 'Get help now' })
  expect(within(banner).getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911')
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/api/login')

  expect(leaveFor).not.toHaveBeenCalled()
})

test('a recent question shows a preview, and the whole answer on demand', async () => {
  const long = `${'Dim the lights and sing. '.repeat(20)}The very end.`
  const question = makeQuestion()
  question.responses = question.responses.map((one) => ({ ...one, directAnswer: long }))
  const { user } = home([question])
  const recent = await screen.findByRole('region', { name: 'Recent Questions' })
  expect(within(recent).getByText(`${long.slice(0, 120)}...`)).toBeVisible()
  expect(within(recent).getByText('1 response')).toBeVisible()
  await user.click(within(recent).getByRole('button', { name: /^Show/ }))
  expect(within(recent).getByText(/The very end/)).toBeVisible()
  expect(within(recent).getByText('Helping your baby sleep')).toBeVisible()
  expect(within(recent).getByText('Source: NHS')).toBeVisible()
  await user.click(within(recent).getByRole('button', { name: /^Hide/ }))
  expect(within(recent).queryByText(/The very end/)).not.toBeInTheDocument()
})

test('questions that could not be loaded can be asked for again', async () => {
  const mia = makeChild()
  fakeApi({ user: makeUser(), family: makeFamily([mia]), questions: [makeQuestion()] })
  server.use(
    http.get('/api/questions/recent/5', () => new HttpResponse(null, { status: 500 }), {
      once: true,
    }),
  )
  const { user } = renderApp('/')
  expect(await screen.findByText('Your questions could not be loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Latest Question')).toBeVisible()
})
