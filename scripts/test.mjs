// `npm test`: every check there is.
import { CHECKS } from './check.mjs'
import { runSteps } from './run.mjs'

const vitest = (...args) => ['node_modules/vitest/vitest.mjs', 'run', ...args]

runSteps([
  ...CHECKS,
  { name: 'engine and screens', command: vitest('--project', 'engine', '--project', 'web') },
  { name: 'HTTP on PGlite', command: vitest('--project', 'server'), env: { TEST_DB: 'pglite' } },
  {
    name: 'HTTP on PostgreSQL',
    command: vitest('--project', 'server'),
    env: { TEST_DB: 'postgres' },
  },
  {
    name: 'journeys in a browser',
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/playwright.config.ts',
    ],
  },
])
