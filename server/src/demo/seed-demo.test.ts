import type { Family } from '@nightlight/contract/families'
import type { Question } from '@nightlight/contract/questions'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { DEMO_EMAILS, findDemoAccounts } from './demo-accounts.ts'
import { seedDemo } from './seed-demo.ts'

test('the demo accounts can be made again and again, each as its name says', async () => {
  const { as, clock, db, deps, make } = await testApp()
  const bystander = await make.user()
  await seedDemo(deps)
  clock.advance({ days: 10 })
  await seedDemo(deps)

  expect(await findDemoAccounts(db)).toEqual(DEMO_EMAILS)
  const seen = new Map<string, unknown>()
  for (const email of DEMO_EMAILS) {
    const browser = as({ id: email, email })
    const user = (await browser.get('/api/auth/user')).body as { effectivePlan: string }
    const family = (await browser.get('/api/families/current')).body as Family | null
    const questions = (await browser.get('/api/questions')).body as Question[]
    expect(questions.every(({ responses }) => responses.length === 1)).toBe(true)
    seen.set(email, [
      user.effectivePlan,
      family && [family.members.length, family.children.length],
      questions.length,
    ])
  }
  expect(Object.fromEntries(seen)).toEqual({
    'free@example.com': ['free', [1, 1], 3],
    'individual@example.com': ['individual', [1, 2], 4],
    'family@example.com': ['family', [2, 3], 6],
    'partner@example.com': ['family', [2, 3], 6],
    'pastdue@example.com': ['individual', [1, 1], 2],
    'empty@example.com': ['free', null, 0],
  })
  expect(await as(bystander).get('/api/auth/user')).toMatchObject({ status: 200 })
})
