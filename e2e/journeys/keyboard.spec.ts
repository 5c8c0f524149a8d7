import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, PASSWORD, test } from '../parent.ts'

const MOST_STEPS = 90

/** Moves on with Tab until the element in focus has this name; fails where no key leads to it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const at = document.activeElement
      if (!(at instanceof HTMLElement)) return ''
      const label =
        at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement
          ? at.labels?.[0]?.textContent
          : ''
      return at.getAttribute('aria-label') || label || at.textContent || ''
    })
    if (name.test(focused.trim())) return
  }
  throw new Error(`Tab never reaches ${name}`)
}

async function type(page: Page, field: RegExp, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test('the whole way by keyboard alone', async ({ page }) => {
  await page.goto('/auth?mode=register')
  await expect(page.getByLabel('First Name')).toBeVisible()
  await type(page, /^First Name/, 'Robin')
  await type(page, /^Last Name/, 'Hill')
  await type(page, /^Email/, `keys-${randomUUID()}@example.com`)
  await type(page, /^Password/, PASSWORD)
  await type(page, /^Confirm Password/, PASSWORD)
  await tabTo(page, /^I agree/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Create Account/)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  await tabTo(page, /^Add/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/children')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, /^Add/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Name').focus()
  await page.keyboard.type('Maya')
  await page.keyboard.press('Tab')
  const year = new Date().getFullYear() - 2
  await page.keyboard.type(`0101${year}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Maya' })).toBeVisible()

  await tabTo(page, /^Magic Box/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Your question')).toBeVisible()
  await type(page, /^Your question/, 'she hits other kids at daycare')
  await tabTo(page, /^Ask Question/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('AI Response')).toBeVisible()
  await tabTo(page, /^Save/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Response saved').first()).toBeVisible()
  await tabTo(page, /^Follow Up/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('and at home?')
  await tabTo(page, /^Ask Follow-up/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toContainText('and at home?')
})
