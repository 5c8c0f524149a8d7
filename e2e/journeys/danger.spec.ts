import { expect, test } from '../parent.ts'

test('danger is answered at once, above everything, with a number to tap', async ({
  page,
  parent,
}) => {
  await parent.addChild('Bo', 1)
  await page.goto('/')
  await page
    .getByLabel('Your question')
    .fill('he has a temperature of 38.6, can it wait until morning')
  await page.getByRole('button', { name: 'Ask Question' }).click()

  const card = page.getByRole('article').first()
  await expect(card.getByText('Get help now')).toBeVisible()
  await expect(card.getByRole('link', { name: /911/ })).toHaveAttribute('href', 'tel:911')
  await expect(card.getByText(/emergency department/).first()).toBeVisible()

  const user = await page.request.get('/api/auth/user')
  expect(await user.json()).toMatchObject({ questionsUsedThisMonth: 0 })
})

test('a question that is not about parenting is refused and not counted', async ({
  page,
  parent,
}) => {
  await parent.addChild('Bo', 30)
  await page.goto('/')
  await page.getByLabel('Your question').fill('Who won the match last night?')
  await page.getByRole('button', { name: 'Ask Question' }).click()
  await expect(page.getByText('Question not suitable').first()).toBeVisible()
  await expect(page.getByLabel('Your question')).toHaveValue('Who won the match last night?')
  const user = await page.request.get('/api/auth/user')
  expect(await user.json()).toMatchObject({ questionsUsedThisMonth: 0 })
})
