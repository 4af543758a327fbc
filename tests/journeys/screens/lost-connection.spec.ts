import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journeys/journey'
import { openRendered } from '../../support/journeys/rendered-page'

const PHONE = { width: 360, height: 740 }
const LINE = 'No connection. We try again by ourselves.'

// What the browser itself logs of requests that the tests let fail.
test.use({ expectedTroubles: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })

const openMarket = async (page: Page) => {
  await openRendered(page, '/marketplace')
  await expect(page.locator('html[data-hydrated="page"]')).toBeAttached()
  const product = page.locator('main article h3 a').first()
  return { product, name: (await product.textContent()) ?? '' }
}

const expectListToStay = async (page: Page) => {
  await expect(page.getByText(LINE)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toBeHidden()
}

test('a tap without a connection keeps the list, and is answered once there is one', async ({
  open,
}) => {
  const page = await open({ viewport: PHONE })
  const { product, name } = await openMarket(page)
  await page.context().setOffline(true)
  await product.click()
  await expectListToStay(page)
  await page.goBack()
  await expectListToStay(page)
  await product.click()
  await expect(page).toHaveURL(/\/products\//)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(LINE)).toBeHidden()
})

test('a page whose code was lost on the way opens by itself', async ({ open }) => {
  const page = await open({ viewport: PHONE })
  const { product, name } = await openMarket(page)
  let isDown = true
  const site = new RegExp(`^${new URL(page.url()).origin}/(assets/|icon)`)
  await page.route(site, (route) => (isDown ? route.abort() : route.continue()))
  await product.click()
  await expectListToStay(page)
  isDown = false
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})
