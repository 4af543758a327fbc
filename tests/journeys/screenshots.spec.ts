import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/journeys/journey'
import { logIn, seededPerson } from '../support/journeys/people'
import { API } from '../support/journeys/suite'

const FOLDER = join(process.cwd(), 'docs', 'screenshots')
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const QUALITY = 72

test.skip(process.env.OJA_SCREENSHOTS !== '1', 'Only with OJA_SCREENSHOTS=1')

/** What is at the top of a page at each size, small enough for a repository. */
const take = async (page: Page, name: string, path: string) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('main .animate-pulse')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
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

  const buyer = await open()
  await logIn(buyer, seededPerson('buyer1'), '/dashboard/purchases?type=in_escrow')
  const purchase = buyer.getByRole('table').getByRole('link').first()
  const address = (await purchase.getAttribute('href')) ?? ''
  await take(buyer, 'checkout', `/checkout/${id}`)
  await take(buyer, 'transaction', address)

  const vendor = await open()
  await logIn(vendor, seededPerson('vendor1'), '/dashboard/vendor')
  await take(vendor, 'vendor-home', '/dashboard/vendor')
  await take(vendor, 'wizard', '/dashboard/vendor/products/new')
})
