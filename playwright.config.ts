import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, BROWSER_REMEDY, findBrowser } from './tests/support/browser'
import { type Face, fontEnv } from './tests/support/fonts'
import { closeIdleConnections } from './tools/emulators/idle-connections'
import { parsePortOffset } from './tools/emulators/ports'
import { suiteUrls } from './tools/emulators/suite-env'

closeIdleConnections()

const executablePath = findBrowser(true)
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
  'any-phone',
  'scrollbars',
].map((name) => `**/${name}.spec.ts`)
const isTraced = process.env.OJA_TRACE === '1'
/** Animations take a fifth of the browser's work: full runs have them, and what is about them. */
const reducedMotion = process.env.OJA_DEEP === '1' ? 'no-preference' : 'reduce'
/** A browser that knows the gate's own faces alone. */
const launchWith = (face: Face) => ({
  executablePath,
  args: BROWSER_ARGS,
  env: { ...process.env, ...fontEnv(face) },
})
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
      // What depends on the width of letters, once more with the widest face of a system.
      name: 'wide',
      grep: /@face/,
      grepInvert: TOO_LONG,
      outputDir: 'test-results/journeys/wide',
      use: { launchOptions: launchWith('DejaVu Sans') },
    },
    {
      // Journeys that move the suite's clock, close a store or throttle the processor run alone.
      name: 'alone',
      testIgnore: READING,
      grep: /@alone/,
      grepInvert: TOO_LONG,
      outputDir: 'test-results/journeys/alone',
      workers: 1,
    },
  ],
  timeout: 600_000,
  // Two slow processors take so long for a cold function, or for all that is due once days pass.
  expect: { timeout: 120_000, toPass: { timeout: 120_000 } },
  forbidOnly: true,
  // What passes then is named as unstable, and more than a few of them fail the run.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: suiteUrls(parsePortOffset(process.env.OJA_PORT_OFFSET)).web,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion },
    // A failure has its last screenshot and the page's accessibility tree. A trace of its actions and
    // requests takes up to a fifth of the processors' time: OJA_TRACE=1 has it.
    trace: isTraced
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false }
      : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchWith('Roboto'),
  },
})
