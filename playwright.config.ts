import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, BROWSER_REMEDY, findBrowser } from './tests/support/browser'
import { parsePortOffset } from './tools/emulators/ports'
import { suiteUrls } from './tools/emulators/suite-env'

const executablePath = findBrowser()
if (!executablePath) throw new Error(`No browser for the journeys. ${BROWSER_REMEDY}`)

/** Journeys that change nothing others see: no products, no orders, no clock. */
const READING = [
  'account',
  'filter',
  'search',
  'server-rendering',
  'head',
  'headers',
  'guest-favourites',
  'room',
  'lost-connection',
  'screenshots',
].map((name) => `**/${name}.spec.ts`)
const TOO_LONG = process.env.OJA_DEEP === '1' ? [] : [/@deep/]

/**
 * The journeys run against a running suite: `npm run test:journeys` starts one and runs the projects
 * one after the other.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/journeys/postings.ts',
  // One suite and two cores. The tests of a file run in order.
  workers: 2,
  projects: [
    {
      name: 'reading',
      testMatch: READING,
      grepInvert: TOO_LONG,
      outputDir: 'test-results/journeys/reading',
    },
    {
      name: 'trading',
      testIgnore: READING,
      grepInvert: [/@alone/, ...TOO_LONG],
      outputDir: 'test-results/journeys/trading',
    },
    {
      // Journeys that move the suite's clock, or throttle the processor, run alone.
      name: 'alone',
      testIgnore: READING,
      grep: /@alone/,
      grepInvert: TOO_LONG,
      outputDir: 'test-results/journeys/alone',
      workers: 1,
    },
  ],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: suiteUrls(parsePortOffset(process.env.OJA_PORT_OFFSET)).web,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    viewport: { width: 1280, height: 900 },
    // Filming every test costs more time than it saves; a failure has its last screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: BROWSER_ARGS },
  },
})
