import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { callerFor, order, pay } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { whenCopied, whenServed } from '../../support/journeys/offline'
import { seededPerson } from '../../support/journeys/people'
import { enter } from '../../support/journeys/session'
import { whenShown } from '../../support/journeys/shown'
import { API } from '../../support/journeys/suite'

const FOLDER = join(process.cwd(), 'docs', 'screenshots')
const PHONE = { width: 360, height: 740 }
const WIDE = { width: 1280, height: 800 }
const TABLET = { width: 768, height: 1024 }
/** From the best quality down: the first that is small enough for the repository. */
const QUALITIES = [72, 60, 48, 36]
const MAX_BYTES = 40_000
/** Longer than a page waits for the browser to be idle. */
const STEADY_MS = 1_500

// What the browser logs of requests without a connection.
test.use({ expectedTroubles: [/ERR_INTERNET_DISCONNECTED/] })
test.skip(process.env.OJA_SCREENSHOTS !== '1', 'Only with OJA_SCREENSHOTS=1')

/**
 * Pages with live data never reach network idle. A page counts as painted once its visible images
 * and its fonts have loaded.
 */
const isPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && right > left
    }
    const images = [...document.images].filter(isInSight)
    return document.fonts.status === 'loaded' && images.every(({ complete }) => complete)
  })

const compressed = async (bytes: Buffer): Promise<Buffer> => {
  let webp = bytes
  for (const quality of QUALITIES) {
    webp = await sharp(bytes).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= MAX_BYTES) break
  }
  return webp
}

/** A screenshot of what is in sight, once nothing of it changes: some parts wait until the page is idle. */
const steady = async (page: Page): Promise<Buffer> => {
  let last: Buffer = Buffer.alloc(0)
  await expect(async () => {
    const before = last
    last = await page.screenshot({ animations: 'disabled' })
    expect(last.equals(before)).toBe(true)
  }).toPass({ intervals: [STEADY_MS] })
  return last
}

/** Saves a screenshot of what is in sight under this name. */
const save = async (page: Page, name: string) => {
  await expect.poll(() => isPainted(page)).toBe(true)
  const webp = await compressed(await steady(page))
  expect(webp.length, name).toBeLessThanOrEqual(MAX_BYTES)
  await writeFile(join(FOLDER, `${name}.webp`), webp)
}

/** Takes a screenshot of the top of a page at each size. */
const take = async (page: Page, name: string, path: string, sizes = [PHONE]) => {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto(path)
    await whenShown(page)
    await save(page, `${name}-${size.width}`)
  }
}

/** Takes a screenshot of each page as a phone shows it alone. */
const takePhone = async (page: Page, paths: Record<string, string>) => {
  await page.setViewportSize(PHONE)
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(path)
    await whenShown(page)
    await save(page, `phone/${name}`)
  }
}

/** The first link to an item of `list` on the page `at`. */
const firstLink = async (page: Page, list: string, at = list): Promise<string> => {
  await page.goto(at)
  const href = await page
    .getByRole('main')
    .locator(`a[href^="${list}/"]`)
    .first()
    .getAttribute('href')
  return href ?? list
}

const topProduct = async (): Promise<{ id: string; slug: string }> => {
  const response = await fetch(`${API}/public/products?limit=1&sortBy=popularity`)
  const { data } = (await response.json()) as { data: { items: { id: string; slug: string }[] } }
  const product = data.items[0]
  if (!product) throw new Error('The suite has no product')
  return product
}

test('pictures of the main screens for the README', async ({ open }) => {
  test.slow()
  mkdirSync(join(FOLDER, 'phone'), { recursive: true })
  const { id, slug } = await topProduct()
  const visitor = await open()
  await take(visitor, 'home', '/', [PHONE, WIDE])
  await take(visitor, 'marketplace', '/marketplace', [PHONE, TABLET])
  await take(visitor, 'product', `/products/${slug}`)
  await takePhone(visitor, {
    sell: '/sell',
    escrow: '/how-escrow-works',
    store: '/vendors/demo-vendor-1',
    deal: '/d/AD1RE-5TA11',
    check: '/check',
    login: `/auth/login?redirect=${encodeURIComponent(`/checkout/${id}`)}`,
  })
  await visitor.goto('/marketplace')
  await visitor.getByRole('button', { name: 'Filters' }).click()
  await expect(visitor.getByRole('heading', { name: 'Filters' })).toBeVisible()
  await save(visitor, 'phone/filters')
  await visitor.goto('/')
  await visitor.getByRole('combobox').fill('adire')
  await expect(visitor.getByRole('option').first()).toBeVisible()
  await save(visitor, 'phone/search')

  const person = seededPerson('buyer1')
  const caller = await callerFor(person)
  const held = await order(caller, id, person.name)
  await pay(caller, held)
  const buyer = await open()
  await enter(buyer, person)
  await take(buyer, 'checkout', `/checkout/${id}`)
  await take(buyer, 'transaction', `/dashboard/purchases/${held.id}`)
  await takePhone(buyer, {
    cart: '/cart',
    purchases: '/dashboard/purchases',
    messages: '/dashboard/messages',
    conversation: await firstLink(buyer, '/dashboard/messages'),
    notifications: '/dashboard/notifications',
    settings: '/dashboard/settings',
    account: '/account',
    onboarding: '/dashboard/vendor/onboarding',
    request: '/dashboard/requests/new',
  })
  await buyer.goto(`/dashboard/purchases/${held.id}`)
  await buyer.getByRole('button', { name: 'Raise Dispute' }).click()
  await expect(buyer.getByLabel('What happened?')).toBeVisible()
  await save(buyer, 'phone/dispute')

  const vendor = await open()
  await enter(vendor, seededPerson('vendor1'), '/dashboard/vendor')
  await take(vendor, 'vendor-home', '/dashboard/vendor')
  await take(vendor, 'wizard', '/dashboard/vendor/products/new')
  await takePhone(vendor, {
    products: '/dashboard/vendor/products',
    import: '/dashboard/vendor/products/import',
    sales: '/dashboard/vendor/sales',
    wallet: '/dashboard/vendor/wallet',
    reviews: '/dashboard/vendor/reviews',
    delivery: '/dashboard/vendor/settings/delivery',
    'new-deal': '/dashboard/vendor/deals/new',
    'own-deal': '/dashboard/vendor/deals/demodeal000000000001',
  })
  await vendor.getByRole('link', { name: 'Sell it live' }).click()
  await vendor.getByRole('button', { name: 'Go live' }).click()
  await expect(vendor.getByText('A price for one buyer')).toBeVisible()
  await save(vendor, 'phone/live')

  await vendor.goto('/dashboard/vendor/settings')
  await whenShown(vendor)
  await vendor
    .getByRole('heading', { name: 'Holiday', exact: true })
    .evaluate((heading) => heading.scrollIntoView())
  await save(vendor, 'phone/holiday')

  const operator = await open()
  await enter(operator, seededPerson('owner'), '/console')
  await take(operator, 'console', '/console', [WIDE])
  await take(operator, 'case', await firstLink(operator, '/console/cases', '/console'), [WIDE])
  await take(operator, 'figures', '/console/figures', [WIDE])
  await take(operator, 'audit', '/console/audit', [WIDE])
})

test('a picture of what is read without a connection', async ({ open }) => {
  const page = await open({ serviceWorkers: 'allow', viewport: PHONE })
  const { slug } = await topProduct()
  await page.goto(`/products/${slug}`)
  await whenServed(page)
  await page.goto('/marketplace')
  await whenCopied(page)
  await page.context().setOffline(true)
  await page.goto('/careers')
  await expect(page.getByRole('link', { name: 'Marketplace', exact: true })).toBeVisible()
  await save(page, 'phone/offline')
})

test('a picture of a conversation at twice the size of text', async ({ open }) => {
  const page = await open({ viewport: PHONE })
  await enter(page, seededPerson('buyer1'))
  await page.goto(await firstLink(page, '/dashboard/messages'))
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await whenShown(page)
  await save(page, 'phone/large-text')
})
