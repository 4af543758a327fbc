import type { Page, Request } from '@playwright/test'
import { builtFile } from '../../support/journeys/built-file'
import { type Caller, callerFor, productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { seededPerson } from '../../support/journeys/people'
import { enter } from '../../support/journeys/session'
import { FIRESTORE } from '../../support/journeys/suite'
import { runsOf } from '../../support/runs'

// What moves is what some of these are about.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PRODUCT = 'Beaten Brass Serving Tray'
const VENDOR = 'vendor5'
const WAS = { price: 3_600_000, available_items: 6 }
const MARKET = `/marketplace?q=${encodeURIComponent(PRODUCT)}`

const listenersFile = () => builtFile('lib/live/live-listeners.tsx')
const isFirestore = (request: Request) =>
  request.url().startsWith(FIRESTORE) || request.url().endsWith(listenersFile())

/** Sums the layout shifts since the page was opened, as browsers score them. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { score: 0 }
    Reflect.set(window, 'ojaShifts', seen)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.score += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifts = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'ojaShifts'), 'score')))

/** The score once nothing has moved for half a second. */
const finalShifts = async (page: Page): Promise<number> => {
  let last = Number.NaN
  const isSame = async () => {
    const before = last
    last = await shifts(page)
    return last === before
  }
  await expect.poll(isSame, { intervals: [500] }).toBe(true)
  return last
}

const cardOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: PRODUCT, exact: true }) })

/** Runs `work` with the vendor signed in at the API, then restores the product. */
const withVendor = async (work: (vendor: Caller, id: string) => Promise<void>) => {
  const vendor = await callerFor(seededPerson(VENDOR))
  const id = await productId(PRODUCT)
  try {
    await work(vendor, id)
  } finally {
    await vendor.post(`/vendors/products/${id}/resume`).catch(() => {})
    await vendor.put(`/vendors/products/${id}`, WAS)
  }
}

test('a signed-in buyer sees price, stock and sale end on the card, without a reload', async ({
  open,
}) => {
  const buyer = await open()
  await watchShifts(buyer)
  await enter(buyer, seededPerson('buyer2'))
  await withVendor(async (vendor, id) => {
    const isFollowed = buyer.waitForRequest((request) => request.url().startsWith(FIRESTORE))
    await buyer.goto(MARKET)
    const card = cardOf(buyer)
    await expect(card.getByText('₦36,000')).toBeVisible()
    await isFollowed
    await buyer.evaluate(() => Reflect.set(window, 'ojaSamePage', true))
    const before = await finalShifts(buyer)

    await vendor.put(`/vendors/products/${id}`, { price: 2_950_000 })
    await expect(card.getByText('₦29,500')).toBeVisible()
    await expect(card.getByText('₦36,000')).toBeHidden()

    await vendor.put(`/vendors/products/${id}`, { available_items: 0 })
    await expect(card.getByText('Out of stock')).toBeVisible()

    await vendor.post(`/vendors/products/${id}/pause`)
    await expect(card.getByText('Unavailable')).toBeVisible()
    await expect(card.getByText('Out of stock')).toBeHidden()

    expect(await shifts(buyer)).toBe(before)
    expect(await buyer.evaluate(() => Reflect.get(window, 'ojaSamePage'))).toBe(true)
  })
})

test('the product’s own page follows its vendor for a signed-in buyer', async ({ open }) => {
  const buyer = await open()
  await enter(buyer, seededPerson('buyer2'))
  await withVendor(async (vendor, id) => {
    await buyer.goto(`/products/${id}`)
    await expect(buyer.getByText('6 in stock')).toBeVisible()
    await vendor.put(`/vendors/products/${id}`, { price: 2_950_000, available_items: 2 })
    await expect(buyer.getByText('Only 2 left')).toBeVisible()
    await expect(buyer.getByText('₦29,500').first()).toBeVisible()
    await vendor.post(`/vendors/products/${id}/pause`)
    await expect(buyer.getByText('Not for sale at the moment')).toBeVisible()
    await expect(buyer.getByRole('link', { name: 'Buy with escrow' })).toBeHidden()
  })
})

test('a visitor loads nothing of Firestore, however long a public page is open', async ({
  open,
}) => {
  const visitor = await open()
  const asked: string[] = []
  visitor.on('request', (request) => {
    if (isFirestore(request)) asked.push(request.url())
  })
  const paths = [MARKET, '/', `/products/${await productId(PRODUCT)}`]
  for (const path of paths.slice(0, runsOf(1, paths.length))) {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.mouse.wheel(0, 1_200)
    // Longer than the app waits for a busy browser to become idle.
    await visitor.waitForTimeout(5_000)
  }
  expect(asked).toEqual([])
})

test('a signed-in person loads the same, so that the test above would notice', async ({ open }) => {
  const buyer = await open()
  const asked: string[] = []
  buyer.on('request', (request) => {
    if (isFirestore(request)) asked.push(request.url())
  })
  await enter(buyer, seededPerson('buyer2'), '/dashboard/settings')
  // The first page loads the chunk; later ones take it from the cache.
  await expect.poll(() => asked.some((url) => url.endsWith(listenersFile()))).toBe(true)
  asked.length = 0
  await buyer.goto(MARKET)
  await expect.poll(() => asked.some((url) => url.startsWith(FIRESTORE))).toBe(true)
})
