import { randomUUID } from 'node:crypto'
import { bornMonthsAgo, expect, PASSWORD, test } from '../parent.ts'

test('register, add a child, ask, save, rate, follow up, come back, sign out', async ({ page }) => {
  const toast = (title: string) => page.getByRole('status').filter({ hasText: title }).first()

  await page.goto('/auth?mode=register')
  await page.getByLabel('First Name').fill('Robin')
  await page.getByLabel('Last Name').fill('Hill')
  await page.getByLabel('Email').fill(`first-${randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(page.getByText('Strong')).toBeVisible()
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByLabel(/I agree/).check()
  await page.getByRole('button', { name: 'Create Account' }).click()

  await page
    .getByRole('link', { name: /Add (Your First |a )?Child/i })
    .first()
    .click()
  await expect(page).toHaveURL('/children')
  await page
    .getByRole('button', { name: /Add.*Child/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Maya')
  await dialog.getByLabel(/Date of birth/i).fill(bornMonthsAgo(8))
  await dialog.getByRole('button', { name: /Add/ }).click()
  await expect(toast('Child added successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Maya' })).toBeVisible()

  await page.goto('/')
  await page.getByLabel('Your question').fill('Why does she keep waking at night?')
  await page.getByRole('button', { name: 'Ask Question' }).click()
  const card = page.getByRole('article').filter({ hasText: 'AI Response' }).first()
  await expect(card).toContainText('Maya is 8 months old')
  await expect(card.getByRole('link', { name: /Read Article/ })).toHaveAttribute('target', '_blank')
  await expect(card.getByRole('link', { name: /Watch Video/ })).toHaveAttribute('href', /^https:/)
  await expect(page.getByLabel('Your question')).toHaveValue('')

  await card.getByRole('button', { name: 'Read more' }).click()
  await expect(card.getByRole('heading', { name: 'When to get help' })).toBeVisible()
  await card.getByRole('button', { name: /^Save/ }).click()
  await expect(toast('Response saved')).toBeVisible()
  await card.getByRole('button', { name: 'Helpful', exact: true }).click()
  await expect(toast('Thank you for your feedback!')).toBeVisible()

  await card.getByRole('button', { name: 'Follow Up' }).click()
  await card.getByRole('textbox').fill('and when should I feed her?')
  await card.getByRole('button', { name: 'Ask Follow-up' }).click()
  await expect(toast('Follow-up submitted!')).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('and when should I feed her?')

  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('and when should I feed her?')
  await expect(page.getByText('Why does she keep waking at night?').first()).toBeVisible()
  const kept = await page.request.get('/api/questions')
  expect(await kept.json()).toMatchObject([
    { isFollowUp: true },
    { responses: [{ isSaved: true, isHelpful: true }] },
  ])

  await page.request.get('/api/logout')
  await page.goto('/home')
  await expect(page).toHaveURL('/login')
})

test('signing out by the button leaves nothing behind', async ({ page, parent }) => {
  await parent.addChild('Maya', 8)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Logout' }).last().click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})
