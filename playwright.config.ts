import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, BROWSER_REMEDY, findBrowser } from './tests/support/browser'
import { parsePortOffset } from './tools/emulators/ports'
import { suiteUrls } from './tools/emulators/suite-env'

const executablePath = findBrowser()
if (!executablePath) throw new Error(`No browser for the journeys. ${BROWSER_REMEDY}`)

/** The journeys run against a suite that is up: `npm run test:journeys` starts one. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/support/journeys/books.ts',
  // One suite and two cores: journeys follow each other.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: suiteUrls(parsePortOffset(process.env.OJA_PORT_OFFSET)).web,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: BROWSER_ARGS },
  },
})
