import { randomUUID } from 'node:crypto'
import { expect, test as base, type Page } from '@playwright/test'

export const PASSWORD = 'Lamp!ight24'

/** A birth date, as the date field takes it, of a child who is so many months old today. */
export function bornMonthsAgo(months: number): string {
  const date = new Date()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10)
}

interface Parent {
  email: string
  addChild: (name: string, months: number) => Promise<void>
}

/** `page` fails a test by any request to another host and by any error in the console; `parent` is registered and signed in. */
export const test = base.extend<{ page: Page; parent: Parent }>({
  page: async ({ page, baseURL }, use) => {
    const problems: string[] = []
    const host = new URL(baseURL ?? '').host
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.host !== host)
        problems.push(`a request to ${url.host}`)
    })
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      // The browser's own note of a 401 or 404 answer is no error of the page.
      const isStatus = /Failed to load resource: the server responded with a status/.test(
        message.text(),
      )
      if (message.type() === 'error' && !isStatus) problems.push(message.text())
    })
    await use(page)
    expect(problems).toEqual([])
  },

  parent: async ({ page }, use) => {
    const email = `parent-${randomUUID()}@example.com`
    const send = async (path: string, data: object) => {
      const response = await page.request.post(path, { data })
      expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
    }
    await send('/api/auth/register', {
      firstName: 'Robin',
      lastName: 'Hill',
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      subscriptionPlan: 'free',
      acceptTerms: true,
    })
    await use({
      email,
      addChild: (name, months) =>
        send('/api/children', { name, dateOfBirth: bornMonthsAgo(months) }),
    })
  },
})

export { expect } from '@playwright/test'
