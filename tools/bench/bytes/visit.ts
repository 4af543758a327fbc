import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../../tests/support/browser'
import { ensureBrowser } from '../../test/ensure-browser'

/** Something that the page asked for; `started_at` in milliseconds since the navigation. */
export type Loaded = { path: string; kind: string; started_at: number; bytes: number }

export type Visit = { shown_at: number; loaded: Loaded[] }

const PHONE = { width: 360, height: 780 }
const IDLE_MS = 5_000

declare global {
  /** When the page's heading and all that it waits for stood there, in milliseconds. */
  var shownAt: number | undefined
}

/** Runs in the page before its own scripts. */
const watchForHeading = (selector: string) => {
  const look = () => {
    if (globalThis.shownAt !== undefined || !document.querySelector(selector)) return
    requestAnimationFrame(() => {
      globalThis.shownAt ??= performance.now()
    })
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

const readLoaded = () => {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    shown_at: globalThis.shownAt ?? Number.POSITIVE_INFINITY,
    loaded: resources.map(({ name, initiatorType, startTime, encodedBodySize }) => ({
      path: new URL(name).pathname,
      kind: initiatorType,
      started_at: startTime,
      bytes: encodedBodySize,
    })),
  }
}

/** Opens a page of the site as a first visitor with a phone; waits until it has come to rest. */
const visit = async (browser: Browser, address: string, selector: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-NG' })
  const page = await context.newPage()
  // The loader of these tools marks functions with this; a page doesn't know it.
  await page.addInitScript('globalThis.__name = (given) => given')
  await page.addInitScript(watchForHeading, selector)
  await page.goto(address)
  await page.waitForFunction(() => globalThis.shownAt !== undefined)
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
    visit: (address: string, selector: string) => visit(browser, address, selector),
    close: () => browser.close(),
  }
}
