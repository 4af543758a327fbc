import type { Browser } from '@playwright/test'
import { openBrowser, openPhone } from '../bytes/browser'
import { PRODUCT_SLUG } from '../bytes/responses'
import { buildForBench, serveSite } from '../bytes/site'
import { type Figure, figure, type Part, percentile } from '../figure'
import { type Interaction, interactionsOf } from './interactions'

const CPU_SLOWDOWN = 4
const MAX_MS = 200
/** The shortest duration that the Event Timing API reports. */
const MIN_MS = 16
const SETTLED_MS = 1_500
const RUNS = 3

/** Runs in the page: records the durations of user-initiated events. */
const watchEvents = (durationThreshold: number) => {
  const found: number[] = []
  const options = { type: 'event', durationThreshold }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId) found.push(entry.duration)
    }
  }).observe(options as PerformanceObserverInit)
  return found
}

/** The longest time from a touch or key to the next paint, in milliseconds, with a slow processor. */
const measureOnce = async (browser: Browser, origin: string, one: Interaction): Promise<number> => {
  const { context, page } = await openPhone(browser, one.isSignedIn)
  const session = await context.newCDPSession(page)
  await page.goto(origin + one.path)
  await page.locator(one.shows).first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  await one.prepare?.(page)
  await page.waitForTimeout(SETTLED_MS)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const events = await page.evaluateHandle(watchEvents, MIN_MS)
  await one.run(page)
  await page.waitForTimeout(SETTLED_MS)
  const longest_ms = Math.max(MIN_MS, ...(await events.jsonValue()))
  await context.close()
  return longest_ms
}

/** Rows 6 and 17: the median of three runs for each interaction. */
export const measure: Part = async (options) => {
  const { say, signal } = options
  const site = await serveSite(await buildForBench(options))
  const browser = await openBrowser(say)
  const figures: Figure[] = []
  try {
    for (const one of interactionsOf(`/products/${PRODUCT_SLUG}`)) {
      signal.throwIfAborted()
      const runs: number[] = []
      for (let run = 1; run <= RUNS; run += 1) {
        runs.push(await measureOnce(browser, site.origin, one))
      }
      say(`  ${one.name}: ${runs.join(', ')} ms`)
      figures.push(figure(17, `INP, ${one.name}`, [percentile(runs, 50), 'ms'], { most: MAX_MS }))
    }
  } finally {
    await browser.close()
    site.close()
  }
  return figures
}
