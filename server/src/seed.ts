import { DEMO_PASSWORD, findDemoAccounts } from './demo/demo-accounts.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { openDeps } from './deps.ts'
import { readEnv } from './env.ts'
import { giveUp, say } from './terminal.ts'

async function seed(): Promise<void> {
  const env = readEnv(process.env)
  if (env.NODE_ENV === 'production') {
    giveUp('npm run seed makes accounts with a known password, so it does not run in production.')
  }
  const { deps, close } = await openDeps(env)
  try {
    await seedDemo(deps)
    const emails = await findDemoAccounts(deps.db)
    say(`Demo accounts, password ${DEMO_PASSWORD}: ${emails.join(', ')}`)
  } finally {
    await close()
  }
}

seed().catch((error: unknown) => giveUp(error))
