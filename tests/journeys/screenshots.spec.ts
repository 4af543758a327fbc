import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { callerFor, order, pay } from '../support/journeys/by-api'
import { expect, test } from '../support/journeys/journey'
import { logIn, seededPerson } from '../support/journeys/people'
import { whenShown } from '../support/journeys/shown'
import { API } from '../support/journeys/suite'

const FOLDER = join(process.cwd(), 'docs', 'screenshots')
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const QUALITY = 72

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

/** Takes a screenshot of the top of a page at each size, small enough for the repository. */
const take = async (page: Page, name: string, path: string) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto(path)
    await whenShown(page)
    await expect.poll(() => isPainted(page)).toBe(true)
    const bytes = await page.screenshot({ animations: 'disabled' })
    const file = join(FOLDER, `${name}-${size.width}.webp`)
    await sharp(bytes).webp({ quality: QUALITY }).toFile(file)
  }
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
  mkdirSync(FOLDER, { recursive: true })
  const { id, slug } = await topProduct()
  const visitor = await open()
  await take(visitor, 'home', '/')
  await take(visitor, 'marketplace', '/marketplace')
  await take(visitor, 'product', `/products/${slug}`)

  const person = seededPerson('buyer1')
  const caller = await callerFor(person)
  const held = await order(caller, id, person.name)
  await pay(caller, held)
  const buyer = await open()
  await logIn(buyer, person)
  await take(buyer, 'checkout', `/checkout/${id}`)
  await take(buyer, 'transaction', `/dashboard/purchases/${held.id}`)

  const vendor = await open()
  await logIn(vendor, seededPerson('vendor1'), '/dashboard/vendor')
  await take(vendor, 'vendor-home', '/dashboard/vendor')
  await take(vendor, 'wizard', '/dashboard/vendor/products/new')
})
