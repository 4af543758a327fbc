import type { Page } from '@playwright/test'
import { builtFile } from '../../support/journeys/built-file'
import { holdBack } from '../../support/journeys/held'
import { expect, test } from '../../support/journeys/journey'
import { openRendered, untilHydrated } from '../../support/journeys/rendered-page'
import { choose } from '../../support/journeys/search-results'
import { SITE } from '../../support/journeys/suite'

const PHONE = { width: 360, height: 740 }
const STORE = 'demo-vendor-1'
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
}

const firstProduct = async (page: Page) => {
  await openRendered(page, '/marketplace')
  const link = page.locator('main article h3 a').first()
  return { name: (await link.textContent()) ?? '', path: (await link.getAttribute('href')) ?? '' }
}

test('the market can be looked through without a script', async ({ open }) => {
  const page = await open({ viewport: PHONE, javaScriptEnabled: false })
  const { name, path } = await firstProduct(page)
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page).toHaveURL(`${SITE}${path}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buy with escrow' })).toBeVisible()
  const image = page.getByRole('button', { name: /Enlarge picture 1/ }).getByRole('img')
  await expect
    .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  for (const other of ['/', '/vendors', `/vendors/${STORE}`]) {
    await openRendered(page, other)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(
      page.locator('main a[href^="/products/"], main a[href^="/vendors/"]').first(),
    ).toBeAttached()
  }
})

test('the code is asked for after the page and its first pictures are painted', async ({
  open,
}) => {
  const page = await open({ viewport: PHONE })
  await openRendered(page, '/marketplace')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
  )
  const times = await page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = loaded.filter(({ name }) => /\/assets\/.*\.js$/.test(name))
    const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
    const images = loaded.filter(({ name }) => first.some(({ currentSrc }) => currentSrc === name))
    return {
      script: Math.min(...scripts.map(({ startTime }) => startTime)),
      images: images.map(({ responseEnd }) => responseEnd),
    }
  })
  expect(times.images.length).toBeGreaterThan(0)
  for (const image of times.images) expect(times.script).toBeGreaterThan(image)
})

test('who touches a page before its code is there gets what was asked for', async ({ open }) => {
  const page = await open({ viewport: PHONE })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await page.goto('/marketplace', { waitUntil: 'commit' })
  const box = page.getByRole('combobox', { name: 'Search products' }).locator('visible=true')
  // Two are visible until the stylesheet has loaded, which shows only the one for phones.
  await expect(box).toHaveCount(1)
  await box.fill('basket')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “basket”')
  await expect(page).toHaveURL(/\/marketplace\?q=basket/)
})

test('what is pressed in a part of the page before its code is there is done when it is', async ({
  open,
}) => {
  const page = await open()
  await page.context().grantPermissions(['clipboard-write'])
  const { path } = await firstProduct(page)
  const { release, count } = await holdBack(page, `**${builtFile('pages/product/below-fold.tsx')}`)
  await openRendered(page, path)
  await expect(page.locator('html[data-hydrated="page"]')).toBeAttached()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(count).toBe(1)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
})

test('what is pressed and typed before the code is there is done when it is', async ({ open }) => {
  const page = await open()
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/marketplace')
  const heart = page.getByRole('button', { name: /^Add .* to favourites$/ }).first()
  const added = (await heart.getAttribute('aria-label')) ?? ''
  await heart.click()
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByLabel('From', { exact: true }).fill('2000')
  await filters.getByLabel('To', { exact: true }).fill('60000')
  await filters.getByRole('button', { name: 'Apply price' }).click()
  await expect(page).toHaveURL('/marketplace?priceMin=2000&priceMax=60000')
  await page.goto('/marketplace')
  const removed = added.replace('Add', 'Remove').replace(' to ', ' from ')
  await expect(page.getByRole('button', { name: removed, exact: true })).toBeVisible()
})

test('a filter chosen before the code is there is applied when it is', async ({ open }) => {
  const page = await open()
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await openRendered(page, '/marketplace')
  await choose(page, 'Category', 'Home & Kitchen')
  await expect(page).toHaveURL('/marketplace/home_kitchen')
})

test('a page that moves under the finger takes no press away', async ({ open }) => {
  const page = await open()
  await page.goto('/auth/signup')
  await untilHydrated(page)
  const accepted = page.getByRole('checkbox', { name: /I accept the terms of use/ })
  const moveDown = (pixels: number) =>
    page.locator('main form').evaluate((form: HTMLElement, below) => {
      form.style.marginTop = `${below}px`
    }, pixels)
  const topOf = async () => (await accepted.boundingBox())?.y ?? 0
  // What sees to it loads once the page has nothing else to load.
  await expect(async () => {
    await moveDown(0)
    await accepted.hover()
    const top = await topOf()
    await page.mouse.down()
    await moveDown(96)
    expect(await topOf()).toBe(top + 96)
    await page.mouse.up()
    await expect(accepted).toBeChecked({ timeout: 500 })
  }).toPass()
})

test('a favourite kept on this device shows on a page that was rendered for everyone', async ({
  open,
}) => {
  const page = await open({ viewport: PHONE })
  const { name } = await firstProduct(page)
  await page.getByRole('button', { name: `Add ${name} to favourites` }).click()
  const removeButton = page.getByRole('button', { name: `Remove ${name} from favourites` })
  // A click before hydration is only queued in the page until it is replayed.
  await expect(removeButton).toBeVisible()
  await page.reload()
  await expect(removeButton).toBeVisible()
})

test('who is signed in is not shown the way in while the page hydrates', async ({ open }) => {
  const page = await open({ viewport: PHONE })
  await page.addInitScript(() => localStorage.setItem('oja_session', '1'))
  // The scripts never load, so the page stays as the server rendered it.
  await page.route('**/assets/*.js', () => {})
  await page.goto('/')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeHidden()
})
