import type { Page } from '@playwright/test'
import { PRERENDERED } from '../../../functions/src/contract/prerendered'
import { expect, test } from '../../support/journeys/journey'
import { goToLogin, PHONE } from '../../support/journeys/phone'
import { openRendered } from '../../support/journeys/rendered-page'
import { SITE } from '../../support/journeys/suite'

const STORE = 'demo-vendor-1'

const countOn = async (page: Page) =>
  Number((await page.getByText(/^\d+ products?$/).textContent())?.replace(/\D/g, ''))

test('without a script one searches, filters, turns pages, and opens a product and a store', async ({
  open,
}) => {
  const page = await open({ viewport: PHONE, javaScriptEnabled: false })
  await openRendered(page, '/')
  await page.getByRole('combobox', { name: 'Search products' }).fill('bag')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/marketplace\?q=bag$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “bag”' })).toBeVisible()
  const found = await countOn(page)
  expect(found).toBeGreaterThan(0)

  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()
  await page.getByLabel('Delivers to').selectOption('Lagos')
  await page.getByLabel('To, in naira').fill('20000')
  await page.getByLabel('Sort by').last().selectOption('price_low_to_high')
  await page.getByRole('button', { name: 'Show products' }).click()
  await expect(page).toHaveURL(/q=bag.*states=Lagos.*priceMax=20000/)
  expect(await countOn(page)).toBeLessThanOrEqual(found)
  await expect(page.getByLabel('To, in naira')).toHaveValue('20000')

  await openRendered(page, '/marketplace')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/marketplace?page=2')
  await expect(page.getByText(/^Showing 25-48 of/)).toBeVisible()
  const link = page.locator('main article h3 a').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.locator('main a[href^="/vendors/"]').first().click()
  await expect(page).toHaveURL(/\/vendors\/./)
  await openRendered(page, page.url())
  await page.locator('summary').click()
  await page.getByLabel('Sort by').last().selectOption('popularity')
  await page.getByRole('button', { name: 'Show products' }).click()
  await expect(page).toHaveURL(/\/vendors\/.*sortBy=popularity/)
  await expect(page.locator('main article').first()).toBeVisible()
})

for (const path of [...PRERENDERED, '/no/such/page']) {
  test(`the page ${path} is there before any script, and stays as it is`, async ({
    open,
    expectedTroubles,
  }) => {
    expectedTroubles.push(/status of 404/)
    const plain = await open({ viewport: PHONE, javaScriptEnabled: false })
    await plain.goto(path)
    await expect(plain.locator('h1')).toBeVisible()
    const heading = await plain.locator('h1').textContent()
    const page = await open({ viewport: PHONE })
    await page.addInitScript(() => {
      let shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Reflect.get(entry, 'value')
        Reflect.set(window, 'ojaShift', shift)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await expect(page.locator('html[data-hydrated="page"]')).toBeAttached()
    await expect(page.locator('h1')).toHaveText(heading ?? '')
    await page.waitForTimeout(1_000)
    expect(await page.evaluate(() => Reflect.get(window, 'ojaShift') ?? 0)).toBeLessThan(0.02)
  })
}

/** What in-app browsers and strict settings refuse. Runs in the page before its own scripts. */
const denyStorage = () => {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: deny, configurable: true })
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
  window.open = () => null
}

test('a browser where nothing may be stored and no window opened leads to a product, and on to logging in for its payment', async ({
  open,
}) => {
  const page = await open({ viewport: PHONE })
  await page.addInitScript(denyStorage)
  await goToLogin(page)
  for (const path of ['/cart', `/vendors/${STORE}`, '/about', '/auth/signup']) {
    await page.goto(`${SITE}${path}`)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('html[data-hydrated="page"]')).toBeAttached()
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  }
})
