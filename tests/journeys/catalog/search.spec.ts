import { expect, test } from '../../support/journeys/journey'
import { untilHydrated } from '../../support/journeys/rendered-page'
import {
  expectNames,
  expectTotal,
  namesOn,
  searchFor,
  searchPage,
} from '../../support/journeys/search-results'

const PRODUCT = 'Whipped Shea with Lemongrass'
const MISSPELT = 'wiped shea lemongras'
const ON_A_PAGE = 24

test('a new search forgives a misspelling and starts afresh', async ({ open }) => {
  const page = await open()
  await page.goto('/marketplace/furniture?states=Lagos&sortBy=popularity&page=2')
  await searchFor(page, MISSPELT)
  await expect(page).toHaveURL(`/marketplace?q=${MISSPELT.replaceAll(' ', '+')}`)
  await expect(
    page.getByRole('heading', { level: 1, name: `Results for “${MISSPELT}”` }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: PRODUCT, exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeHidden()
  await expect(page.getByLabel('Sort by')).toHaveValue('best_match')
  await expect(page.getByText(/^No product has all of these words\./)).toBeVisible()
  expect((await namesOn(page))[0]).toBe(PRODUCT)
})

test('a category is a page of its own', async ({ open }) => {
  const page = await open()
  await page.goto('/marketplace/musical_instruments')
  await expect(page.getByRole('heading', { level: 1, name: 'Musical Instruments' })).toBeVisible()
  const expected = await searchPage('category=musical_instruments')
  expect(expected.total).toBeGreaterThan(0)
  await expectTotal(page, expected.total)
  await expectNames(page, expected)
})

test('pages are counted, turned, kept by a reload and given back by the way back', async ({
  open,
}) => {
  const page = await open()
  const { total } = await searchPage('limit=1')
  expect(total).toBeGreaterThan(2 * ON_A_PAGE)
  await page.goto('/marketplace')
  const showing = page.getByText(/^Showing /)
  await expect(showing).toHaveText(`Showing 1-24 of ${total} items`)
  await expect(page.getByRole('button', { name: 'Prev' })).toBeDisabled()

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/marketplace?page=2')
  await expect(showing).toHaveText(`Showing 25-48 of ${total} items`)
  await expectNames(page, await searchPage('page=2'))

  await page.reload()
  await expect(showing).toHaveText(`Showing 25-48 of ${total} items`)
  const names = await namesOn(page)
  await page.getByRole('link', { name: names[3] ?? '', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: names[3] ?? '' })).toBeVisible()
  await page.goBack()
  await expect(showing).toHaveText(`Showing 25-48 of ${total} items`)
  await expect.poll(() => namesOn(page)).toEqual(names)
  await page.goBack()
  await expect(showing).toHaveText(`Showing 1-24 of ${total} items`)

  const last = Math.ceil(total / ON_A_PAGE)
  await page.getByRole('link', { name: `Page ${last}`, exact: true }).click()
  await expect(showing).toHaveText(
    `Showing ${(last - 1) * ON_A_PAGE + 1}-${total} of ${total} items`,
  )
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

test('goods come in the order that was asked for, from the first page on', async ({ open }) => {
  const page = await open()
  await page.goto('/marketplace?page=2')
  await untilHydrated(page)
  for (const [label, sortBy] of [
    ['Price: low to high', 'price_low_to_high'],
    ['Price: high to low', 'price_high_to_low'],
    ['Popularity', 'popularity'],
  ] as const) {
    await page.getByLabel('Sort by').selectOption({ label })
    await expect(page).toHaveURL(`/marketplace?sortBy=${sortBy}`)
    await expectNames(page, await searchPage(`sortBy=${sortBy}`))
  }
  await page.getByLabel('Sort by').selectOption({ label: 'Most recent' })
  await expect(page).toHaveURL('/marketplace')
  await expectNames(page, await searchPage(''))
})

test.describe('a server that fails', () => {
  test.use({ expectedTroubles: [/status of 500/] })

  test('is named in the place of the goods, and tried again', async ({ open }) => {
    const page = await open()
    await page.goto('/marketplace/furniture')
    await untilHydrated(page)
    const failure = { code: 'internal', message: 'The shelves are being moved.' }
    await page.route('**/api/v1/public/products?*', (route) =>
      route.fulfill({
        status: 500,
        json: { status: 'error', error: failure, request_id: 'r' },
      }),
    )
    await page.getByLabel('Sort by').selectOption('price_low_to_high')
    await expect(page.getByRole('alert')).toContainText(
      `Error loading products: ${failure.message}`,
    )
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectNames(page, await searchPage('category=furniture&sortBy=price_low_to_high'))
    await expect(page).toHaveURL('/marketplace/furniture?sortBy=price_low_to_high')
  })
})
