import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../../tests/support/browser'
import { ensureBrowser } from '../../test/ensure-browser'

/** Something that the page asked for; `started_at` in milliseconds since the navigation. */
export type Loaded = { path: string; kind: string; started_at: number; bytes: number }

const PHONE = { width: 360, height: 780 }
const IDLE_MS = 5_000

/** Runs in the page. */
const readLoaded = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
    ({ name, initiatorType, startTime, encodedBodySize }) => ({
      path: new URL(name).pathname,
      kind: initiatorType,
      started_at: startTime,
      bytes: encodedBodySize,
    }),
  )

/** Opens a page of the site as a first visitor with a phone; waits until it has come to rest. */
const visit = async (browser: Browser, address: string, shows: string): Promise<Loaded[]> => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-NG' })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator(shows).first().waitFor()
  await page.waitForTimeout(IDLE_MS)
  const loaded = await page.evaluate(readLoaded)
  await context.close()
  return loaded
}

/** A browser for several visits, each without anything kept from those before. */
export const openBrowser = async (say: (line: string) => void) => {
  await ensureBrowser(say)
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(executablePath ? { executablePath } : {}),
  })
  return {
    visit: (address: string, shows: string) => visit(browser, address, shows),
    close: () => browser.close(),
  }
}
