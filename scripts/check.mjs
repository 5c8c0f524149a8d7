// `npm run check`: everything that can be said of the code without running it.
import { runSteps } from './run.mjs'

const tsc = (workspace) => ({
  name: `types: ${workspace}`,
  command: ['node_modules/typescript/bin/tsc', '-p', workspace],
})

export const CHECKS = [
  { name: 'lock file', command: ['scripts/check-lock.mjs'] },
  ...['contract', 'guidance', 'server', 'web', 'e2e'].map(tsc),
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['node_modules/@biomejs/biome/bin/biome', 'format', '.'] },
  {
    name: 'layers',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      'contract',
      'guidance',
      'server',
      'web/src',
      'e2e',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
    ],
  },
  { name: 'dead code', command: ['node_modules/knip/bin/knip.js'] },
  { name: 'content', command: ['node_modules/tsx/dist/cli.mjs', 'guidance/cli/check.ts'] },
  { name: 'sizes', command: ['node_modules/size-limit/bin.js'] },
]

if (process.argv[1] === import.meta.filename) runSteps(CHECKS)
