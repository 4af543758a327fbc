import type { Locator, Page } from '@playwright/test'
import { choosePlace, openPlaceDialog } from '../support/journeys/buying'
import { holdBack } from '../support/journeys/held'
import { expect, test } from '../support/journeys/journey'
import { newPerson, seededPerson } from '../support/journeys/people'
import { openProduct, untilHydrated } from '../support/journeys/rendered-page'
import { searchPage } from '../support/journeys/search-results'
import { enter, enterAsNew } from '../support/journeys/session'

const SMALLEST = { width: 320, height: 640 }
const SIZES = [SMALLEST, { width: 360, height: 740 }, { width: 1280, height: 720 }]
/** One line of text and its border. */
const LINE_PX = 49
const ask = (page: Page) => page.getByRole('dialog', { name: 'We value your privacy' })

/** Whether a click at its centre reaches it, and no element above it. */
const isFree = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met !== null && element.contains(met)
  })

for (const viewport of SIZES) {
  test(`consent is asked in one line, and not beside a form, at ${viewport.width} pixels`, {
    tag: viewport === SMALLEST ? '@face' : ['@face', '@deep'],
  }, async ({ open }) => {
    const page = await open({ hasConsented: false, viewport })
    await page.goto('/about')
    await expect(ask(page)).toBeVisible()
    expect((await ask(page).boundingBox())?.height).toBeLessThanOrEqual(LINE_PX)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const end = page.getByRole('contentinfo').getByRole('link').last()
    await end.focus()
    await expect.poll(() => isFree(end), 'the last link of the page').toBe(true)

    await page.goto('/auth/login')
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
    await expect(ask(page)).toBeHidden()
    await page.goBack()
    await ask(page).getByRole('button', { name: 'I understand' }).click()
    await expect(ask(page)).toBeHidden()
    const room = await page.evaluate(() => getComputedStyle(document.body).paddingBottom)
    expect(room).toBe('0px')
  })
}

test('a card of a row of products is 270 pixels wide, and the next one begins 24 later', async ({
  open,
}) => {
  const page = await open({ viewport: { width: 1280, height: 720 } })
  await page.goto('/')
  const cards = page.locator('[aria-roledescription=carousel]').first().locator('ul > li')
  await expect(cards.nth(1)).toBeAttached()
  const [first, second] = await cards.evaluateAll((all) =>
    all.slice(0, 2).map((card) => {
      const { x, width } = card.getBoundingClientRect()
      return { x, width }
    }),
  )
  expect(first?.width).toBeCloseTo(270, 1)
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(270 + 24, 1)
})

test('a phone’s first screen says what it is, costs and when it comes, and sells it', {
  tag: '@face',
}, async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 } })
  const { items } = await searchPage('q=Iroko+Bluetooth+Speaker&limit=1')
  await page.goto(`/products/${items[0]?.slug}`)
  await choosePlace(await openPlaceDialog(page), 'Surulere')
  const buy = page.getByRole('link', { name: 'Buy with escrow' })
  const bar = await buy.boundingBox()
  for (const shown of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('main').getByText('₦64,000', { exact: true }).first(),
    page
      .getByRole('main')
      .getByText(/ratings?$|^No ratings yet$/)
      .or(page.locator('.stars'))
      .first(),
    page.getByRole('link', { name: /^Arrives .+ to Surulere$/ }),
  ]) {
    await expect(shown).toBeVisible()
    const { y = 0, height = 0 } = (await shown.boundingBox()) ?? {}
    expect(y + height, String(shown)).toBeLessThan(bar?.y ?? 0)
  }
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(/in your cart/).first()).toBeAttached()
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeInViewport({ ratio: 1 })
})

test('the first press of Continue counts after errors were mended', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await enterAsNew(page, newPerson('Halima'), '/dashboard/vendor/onboarding')
  const go = page.getByRole('button', { name: 'Continue' })
  await go.click()
  await expect(page.getByText('Enter a store name of 3 to 60 characters.')).toBeVisible()
  await page.getByLabel('Store name').fill('Halima Leather Works')
  const about = page.getByLabel('What do you make, and how?')
  await about.fill('Leather bags from Kano, cut and sewn by hand.')
  // Presses and releases the pointer at the same position, as a finger does.
  await go.scrollIntoViewIfNeeded()
  const box = await go.boundingBox()
  if (!box) throw new Error('The button is nowhere')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: 'Your address' })).toBeVisible()
})

test('a store shows all its products, in pages that can be narrowed', async ({ open }) => {
  const page = await open({ viewport: { width: 1280, height: 900 } })
  await page.goto('/vendors')
  const cards = page.locator('main article')
  await expect(cards.first()).toBeVisible()
  const stores = await page.locator('main article a[href^="/vendors/"]').all()
  const paths = await Promise.all(stores.map((store) => store.getAttribute('href')))
  for (const path of paths) {
    await page.goto(path ?? '')
    const shown = page.getByText(/^Showing 1-24 of \d+ items$/)
    await expect(page.getByText(/^Showing 1-\d+ of \d+ items$/)).toBeVisible()
    if (!(await shown.isVisible())) continue
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByText(/^Showing 25-/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Showing 25-/)).toBeVisible()
    await untilHydrated(page)
    await page.getByLabel('Sort by').selectOption('price_low_to_high')
    await expect(page).toHaveURL(/\?sortBy=price_low_to_high$/)
    return
  }
  throw new Error('No store has more than one page of products')
})

test('a page beyond the end leads to the last one, and no category to the way on', async ({
  open,
}) => {
  const page = await open()
  await page.goto('/marketplace?page=999')
  await expect(page).toHaveURL(/\/marketplace\?page=\d{1,2}$/)
  await expect(page.getByText(/^Showing \d+-\d+ of \d+ items$/)).toBeVisible()
  await expect(page.getByText('No products found')).toBeHidden()
  const response = await page.request.get('/marketplace/bogus')
  expect([response.status(), response.headers()['cache-control']]).toEqual([404, 'no-store'])
})

test.describe('under a category that there is not', () => {
  // 400: the HTML requests the products before any code can know that the category doesn't exist.
  test.use({ expectedTroubles: [/404|400.*category=bogus/] })
  test('the page says so and leads on', async ({ open }) => {
    const page = await open()
    await page.goto('/marketplace/bogus')
    await expect(page.getByRole('heading', { name: 'This stall is empty' })).toBeVisible()
    await page.getByRole('link', { name: 'Browse the marketplace' }).click()
    await expect(page).toHaveURL('/marketplace')
  })
})

test('a saved address shows its own area, whenever the list of areas comes', async ({ open }) => {
  const page = await open()
  await enter(page, seededPerson('buyer1'))
  // The list of areas arrives last, as on a slow network.
  const { release } = await holdBack(page, '**/api/v1/public/locations')
  await openProduct(page, 'Gangan Talking Drum')
  await page.getByRole('link', { name: 'Buy with escrow' }).first().click()
  await expect(page.getByLabel('Deliver to')).not.toHaveValue('new')
  await expect(page.getByLabel('Address', { exact: true })).not.toHaveValue('')
  const area = page.getByLabel('Local government area')
  const saved = await area.inputValue()
  expect(saved).not.toBe('')
  release()
  await expect(area.getByRole('option')).not.toHaveCount(2)
  await expect(area).toHaveValue(saved)
  const line = page.getByLabel('Deliver to').locator('option:checked')
  await expect(line).toContainText(`, ${saved}, `)
})
