import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../parent.ts'

const PUBLIC = [
  '/',
  '/auth?mode=login',
  '/auth?mode=register',
  '/subscribe',
  '/login',
  '/terms',
  '/privacy',
  '/no-such-page',
]
const SIGNED_IN = [
  '/',
  '/children',
  '/questions',
  '/saved',
  '/family',
  '/profile',
  '/subscribe/family',
]

async function expectSound(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // a colour half-way between two themes has no contrast to measure
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      `${address} ${colorScheme}`,
    ).toEqual([])
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow(), `${address} is wider than the screen`).toBeLessThanOrEqual(0)
}

for (const address of PUBLIC)
  test(`a visitor's ${address} is sound`, async ({ page }) => {
    await expectSound(page, address)
  })

for (const address of SIGNED_IN)
  test(`${address} is sound for somebody signed in`, async ({ page, parent }) => {
    await parent.addChild('Maya', 8)
    const asked = await page.request.post('/api/questions', {
      data: { question: 'Why does she keep waking at night?', childId: null },
    })
    expect(asked.ok()).toBe(true)
    await expectSound(page, address)
  })

test('a visitor to a signed-in screen is sent to /login', async ({ page }) => {
  for (const address of ['/home', '/profile', '/family', '/children', '/saved', '/questions']) {
    await page.goto(address)
    await expect(page).toHaveURL('/login')
  }
})

test('an address that nobody knows shows the 404 card', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: /Page Not Found/ })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})
