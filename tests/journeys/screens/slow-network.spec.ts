import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { listen } from '../../../tools/bench/listen'
import { productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { seededPerson } from '../../support/journeys/people'
import { enter } from '../../support/journeys/session'
import { SITE } from '../../support/journeys/suite'

const PHONE = { width: 360, height: 740 }
/**
 * CPU slowdown of a phone, and the slow 4G that page audits simulate: 150 ms, 1.6 and 0.75 Mbit/s.
 */
const SLOWER = 4
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}
// What moves is what this is about.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const MAX_SHIFT = 0.02
const PRODUCT = 'Calabash Rattle with Beads'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type Shifted = { sum: number; moved: string[] }

/** Runs in the page before its own scripts and sums the layout shifts without user input. */
const watchShifts = () => {
  const shifted: Shifted = { sum: 0, moved: [] }
  Object.assign(window, { shifted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (Shift & { sources?: { node?: Node }[] })[]) {
      if (entry.hadRecentInput) continue
      shifted.sum += entry.value
      for (const { node } of entry.sources ?? []) {
        const text = node instanceof Element ? node.outerHTML : (node?.textContent ?? '')
        shifted.moved.push(`${entry.value.toFixed(3)} ${text.slice(0, 90)}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

const expectSteady = async (page: Page) => {
  const { sum, moved } = await page.evaluate(
    () => (window as unknown as { shifted: Shifted }).shifted,
  )
  expect(sum, moved.join('\n')).toBeLessThan(MAX_SHIFT)
}

const PAGES: {
  name: string
  tag?: '@deep'
  pathOf: () => Promise<string> | string
  shows: string
}[] = [
  { name: 'home', pathOf: () => '/', shows: 'main article h3' },
  { name: 'marketplace', tag: '@deep', pathOf: () => '/marketplace', shows: 'main article h3' },
  {
    name: 'marketplace with nothing found',
    tag: '@deep',
    pathOf: () => '/marketplace?q=nothing-is-called-this',
    shows: 'main >> text=/no products|nothing/i',
  },
  {
    name: 'product page',
    pathOf: async () => `/products/calabash-rattle-with-beads-${await productId(PRODUCT)}`,
    shows: `main h1:has-text("${PRODUCT}")`,
  },
]

/** Time in which a browser draws what has arrived of a page. */
const DRAWN_MS = 1_000

/** The site, whose page at a path arrives in two parts, the second some time after the first. */
const servePartly = (path: string, until: string) =>
  listen(async (request, response) => {
    const url = request.url ?? '/'
    const found = await fetch(SITE + url, { redirect: 'manual' })
    const type = found.headers.get('content-type') ?? 'application/octet-stream'
    response.writeHead(found.status, { 'content-type': type })
    const body = Buffer.from(await found.arrayBuffer())
    if (url !== path) return response.end(body)
    const cut = body.indexOf(until)
    if (cut < 0) throw new Error(`The page has no ${until}`)
    response.write(body.subarray(0, cut))
    await pause(DRAWN_MS)
    response.end(body.subarray(cut))
  })

for (const until of ['<h1', '>Quantity<']) {
  test(`a product page that has arrived up to ${until} moves nothing as the rest arrives`, {
    tag: '@alone',
  }, async ({ open }) => {
    const path = `/products/calabash-rattle-with-beads-${await productId(PRODUCT)}`
    const site = await servePartly(path, until)
    const page = await open({ viewport: PHONE, hasConsented: false })
    await page.addInitScript(watchShifts)
    const arrives = page.goto(site.origin + path)
    await page.waitForURL(site.origin + path, { waitUntil: 'commit' })
    await expect(page.getByRole('main')).toBeVisible()
    // Draws what is there.
    await page.screenshot()
    await arrives
    await expect(page.getByRole('dialog', { name: 'We value your privacy' })).toBeVisible()
    await expectSteady(page)
    site.close()
  })
}

for (const { name, tag, pathOf, shows } of PAGES) {
  test(`on a slow phone the content of the ${name} comes and nothing jumps`, {
    tag: tag ? ['@alone', tag] : '@alone',
  }, async ({ open }) => {
    const page = await open({ viewport: PHONE, hasConsented: false })
    await page.addInitScript(watchShifts)
    await slowDown(page)
    await page.goto(await pathOf())
    await expect(page.locator(shows).first()).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'We value your privacy' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectSteady(page)
  })
}

test('on a slow phone the store’s home comes and nothing jumps', {
  tag: '@alone',
}, async ({ open }) => {
  const page = await open({ viewport: PHONE })
  await enter(page, seededPerson('vendor1'), '/dashboard/purchases')
  await page.addInitScript(watchShifts)
  await slowDown(page)
  await page.goto('/dashboard/vendor')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'About In escrow' })).toBeVisible()
  await expect(main.getByText('Share your store')).toBeVisible()
  await expect(main.getByRole('status')).toHaveCount(0)
  await expectSteady(page)
})
