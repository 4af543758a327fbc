import type { BrowserContext, Page } from '@playwright/test'
import { type Figure, figure } from '../figure'

const CPU_SLOWDOWN = 4
const MAX_MS = 150
/** The shortest duration that the Event Timing API reports. */
const MIN_MS = 16
const SETTLED_MS = 1_500

const INTERACTIONS: [name: string, run: (page: Page) => Promise<void>][] = [
  [
    'opening the filters',
    (page) =>
      page
        .getByRole('button', { name: /^Filter/ })
        .first()
        .tap(),
  ],
  [
    'keeping a favourite',
    (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /favourites/ })
        .first()
        .tap(),
  ],
]

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

/** Measures each interaction from touch to paint, with a 4x CPU slowdown. */
export const measureInteractions = async (
  context: BrowserContext,
  origin: string,
): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const [name, run] of INTERACTIONS) {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.goto(`${origin}/marketplace`)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await page.waitForTimeout(SETTLED_MS)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const events = await page.evaluateHandle(watchEvents, MIN_MS)
    await run(page)
    await page.waitForTimeout(SETTLED_MS)
    const delay_ms = Math.max(MIN_MS, ...(await events.jsonValue()))
    figures.push(figure(6, `delay of ${name}`, [delay_ms, 'ms'], { most: MAX_MS }))
    await page.close()
  }
  return figures
}
