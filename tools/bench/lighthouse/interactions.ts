import type { Page } from '@playwright/test'
import type { Figure } from '../figure'
import type { Profile } from './browser'

const SLOWER = 4
const MOST_MS = 150
/** Events that are shown sooner than this aren't told about. */
const LEAST_MS = 16
const SETTLED_MS = 1_500

type Script = { name: string; path: string; run: (page: Page) => Promise<void> }

const SCRIPTS: Script[] = [
  {
    name: 'opening the filters',
    path: '/marketplace',
    run: (page) =>
      page
        .getByRole('button', { name: /^Filter/ })
        .first()
        .tap(),
  },
  {
    name: 'keeping a favourite',
    path: '/marketplace',
    run: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /favourites/ })
        .first()
        .tap(),
  },
]

/** Runs in the page: durations of the events that a person made, as they come. */
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

/** From each touch to what it shows, on a processor four times as slow. */
export const measureInteractions = async (profile: Profile, origin: string): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const { name, path, run } of SCRIPTS) {
    const page = await profile.newPage()
    const session = await page.context().newCDPSession(page)
    await page.goto(`${origin}${path}`)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await page.waitForTimeout(SETTLED_MS)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const events = await page.evaluateHandle(watchEvents, LEAST_MS)
    await run(page)
    await page.waitForTimeout(SETTLED_MS)
    const delays = await events.jsonValue()
    figures.push({
      row: 6,
      what: `delay of ${name}`,
      value: Math.max(LEAST_MS, ...delays),
      unit: 'ms',
      budget: { most: MOST_MS },
    })
    await page.close()
  }
  return figures
}
