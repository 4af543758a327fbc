import type { Locator, Page } from '@playwright/test'
import type { ProductPage } from '../../../functions/src/contract/api/catalog/products'
import { expect } from './journey'
import { API } from './suite'

/** The API's response to this marketplace query. */
export const searchPage = async (query: string): Promise<ProductPage> => {
  const response = await fetch(`${API}/public/products?${query}`)
  const { data } = (await response.json()) as { data: ProductPage }
  return data
}

/** Types into the header's search box and submits it. */
export const searchFor = async (page: Page, words: string): Promise<void> => {
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' }).first()
  await box.fill(words)
  await box.press('Enter')
}

/** The names of the products on the page, in order. */
export const namesOn = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 }).allTextContents()

export const expectNames = (page: Page, { items }: ProductPage): Promise<void> =>
  expect.poll(() => namesOn(page)).toEqual(items.map(({ name }) => name))

/** Expects the line above the products to show this total. */
export const expectTotal = (page: Page, total: number): Promise<void> =>
  expect(
    page.getByRole('status').filter({ hasText: /^\d+ products?$/ }),
    'the number of products',
  ).toHaveText(`${total} ${total === 1 ? 'product' : 'products'}`)

export const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' })

/** An option of the filter panel, by its label. */
const choiceOf = (page: Page, group: string, label: string): Locator =>
  filters(page)
    .getByRole('group', { name: group })
    .locator('label')
    .filter({ has: page.getByText(label, { exact: true }) })

/** The number of products that the panel shows beside an option. */
export const countBeside = async (page: Page, group: string, label: string): Promise<number> => {
  const text = (await choiceOf(page, group, label).textContent()) ?? ''
  return Number(text.replace(label, ''))
}

/** Clicks the option. It shows as chosen only once the URL has it, so `check()` would fail. */
export const choose = (page: Page, group: string, label: string): Promise<void> =>
  choiceOf(page, group, label).click()

export const chips = (page: Page): Locator => page.getByRole('list', { name: 'Chosen filters' })
