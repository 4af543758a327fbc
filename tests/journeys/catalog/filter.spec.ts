import { expect, test } from '../../support/journeys/journey'
import {
  chips,
  choose,
  countBeside,
  expectNames,
  expectTotal,
  filters,
  searchPage,
} from '../../support/journeys/search-results'

test('each choice leaves what it says beside it, and can be dropped again', async ({ open }) => {
  const page = await open()
  await page.goto('/marketplace')
  const { total } = await searchPage('limit=1')
  await expectTotal(page, total)

  const inCategory = await countBeside(page, 'Category', 'Home & Kitchen')
  expect(inCategory).toBeGreaterThan(0)
  await choose(page, 'Category', 'Home & Kitchen')
  await expect(page).toHaveURL('/marketplace/home_kitchen')
  await expectTotal(page, inCategory)

  await filters(page)
    .getByRole('button', { name: /^Show all 37\b.*Delivers to$/ })
    .click()
  const inState = await countBeside(page, 'Delivers to', 'Kano')
  await choose(page, 'Delivers to', 'Kano')
  await expect(page).toHaveURL('/marketplace/home_kitchen?states=Kano')
  await expectTotal(page, inState)

  await filters(page).getByLabel('From', { exact: true }).fill('2000')
  await filters(page).getByLabel('To', { exact: true }).fill('60000')
  await filters(page).getByRole('button', { name: 'Apply price' }).click()
  await expect(page).toHaveURL('/marketplace/home_kitchen?states=Kano&priceMin=2000&priceMax=60000')
  const query = 'category=home_kitchen&states=Kano&priceMin=200000&priceMax=6000000'
  const expected = await searchPage(query)
  await expectTotal(page, expected.total)
  await expectNames(page, expected)

  await filters(page)
    .getByRole('radio', { name: /^4\.0 out of 5/ })
    .click()
  await expectTotal(page, expected.facets.ratings['4'] ?? 0)
  await expectTotal(page, (await searchPage(`${query}&rating=4`)).total)

  await expect(chips(page).getByRole('button')).toHaveText([
    /^Home & Kitchen/,
    /^4 stars and up/,
    /^From ₦2,000/,
    /^Up to ₦60,000/,
    /^Delivers to Kano/,
    'Clear all',
  ])
  await page.reload()
  await expect(chips(page).getByRole('button')).toHaveCount(6)

  await chips(page)
    .getByRole('button', { name: /^Delivers to Kano/ })
    .click()
  await expect(page).toHaveURL('/marketplace/home_kitchen?priceMin=2000&priceMax=60000&rating=4')
  await page.goBack()
  await expect(chips(page).getByRole('button', { name: /^Delivers to Kano/ })).toBeVisible()
  await chips(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/marketplace')
  await expectTotal(page, total)
  await expect(chips(page)).toBeHidden()
})

test('clearing all filters keeps the words and the order', async ({ open }) => {
  const page = await open()
  await page.goto('/marketplace/home_kitchen?q=calabash&sortBy=price_low_to_high')
  await chips(page).getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/marketplace?q=calabash&sortBy=price_low_to_high')
  await expectNames(page, await searchPage('q=calabash&sortBy=price_low_to_high'))
})

test('a highest price below the lowest is said and not asked for', async ({ open }) => {
  const page = await open()
  await page.goto('/marketplace')
  await filters(page).getByLabel('From', { exact: true }).fill('9000')
  await filters(page).getByLabel('To', { exact: true }).fill('100')
  await filters(page).getByRole('button', { name: 'Apply price' }).click()
  await expect(filters(page).getByText('Above the highest')).toBeVisible()
  await expect(page).toHaveURL('/marketplace')
})

test('nothing found offers to drop the narrowest choice, then the words', async ({ open }) => {
  const page = await open()
  await page.goto('/marketplace?q=zzqqxxyy&states=Kano&rating=5')
  await expect(page.getByText('No products found', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Search without “Delivers to Kano”' }).click()
  await expect(page).toHaveURL('/marketplace?q=zzqqxxyy&rating=5')
  await page.getByRole('button', { name: 'Search without “5 stars and up”' }).click()
  await expect(page).toHaveURL('/marketplace?q=zzqqxxyy')
  await page.getByRole('button', { name: 'See all products' }).click()
  await expect(page).toHaveURL('/marketplace')
  await expectTotal(page, (await searchPage('limit=1')).total)
})

test('a phone has the same filters in a sheet', async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 } })
  await page.goto('/marketplace')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('radio', { name: /^Furniture/ }).click()
  const { total } = await searchPage('category=furniture')
  await sheet.getByRole('button', { name: `Show ${total} products` }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/marketplace/furniture')
  await expectTotal(page, total)
})
