import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../../tests/support/browser'
import { ensureBrowser } from '../../test/ensure-browser'
import { signInBefore } from './session'

/** Something that the page asked for; `started_at` in milliseconds since the navigation. */
export type Loaded = { path: string; kind: string; started_at: number; bytes: number }

/** What a page asked for, and when in milliseconds its content was drawn. */
export type Visit = { loaded: Loaded[]; drawn_at: number }

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

/** Runs in the page, before anything of it does: keeps when the content was first there. */
const keepDrawnAt = (shows: string) => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(shows)) return
    observer.disconnect()
    performance.mark('oja-drawn')
  })
  observer.observe(document, { childList: true, subtree: true })
}
const readDrawnAt = () => performance.getEntriesByName('oja-drawn')[0]?.startTime

type Wanted = {
  /** A selector of what the page is opened for. */
  shows: string
  isSignedIn?: boolean
}

/** Opens a page of the site for the first time with a phone; waits until it has come to rest. */
const visit = async (browser: Browser, address: string, wanted: Wanted): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'en-NG',
  })
  if (wanted.isSignedIn) await signInBefore(context)
  await context.addInitScript(keepDrawnAt, wanted.shows)
  const page = await context.newPage()
  await page.goto(address)
  await page.locator(wanted.shows).first().waitFor()
  await page.waitForTimeout(IDLE_MS)
  const loaded = await page.evaluate(readLoaded)
  const drawn_at = await page.evaluate(readDrawnAt)
  await context.close()
  if (drawn_at === undefined) throw new Error(`${address} never showed ${wanted.shows}`)
  return { loaded, drawn_at }
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
    visit: (address: string, wanted: Wanted) => visit(browser, address, wanted),
    close: () => browser.close(),
  }
}
