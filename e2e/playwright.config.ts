import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './chromium.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 3999)
const root = path.join(import.meta.dirname, '..')
// A folder of its own: the journeys never meet a developer's data. Kept for the workers, which read this file again.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'nightlight-e2e-'))

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: await launchOptions(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testIgnore: 'keyboard.spec.ts', // a phone has none
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        colorScheme: 'dark',
      },
    },
  ],
  webServer: {
    command: 'node --import tsx server/src/main.ts',
    cwd: root,
    url: `http://localhost:${PORT}/api/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { PORT: String(PORT), DATA_DIR: process.env['E2E_DATA_DIR'], LOG_LEVEL: 'warn' },
  },
})
