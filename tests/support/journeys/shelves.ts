import type { Locator, Page } from '@playwright/test'
import type { ProductPage } from '../../../functions/src/contract/api/endpoints/products'
import { expect } from './journey'
import { API } from './suite'

/** What the API answers to this query of the marketplace. */
export const shelf = async (query: string): Promise<ProductPage> => {
  const response = await fetch(`${API}/public/products?${query}`)
  const { data } = (await response.json()) as { data: ProductPage }
  return data
}

/** Types into the header's search box and sends it. */
export const searchFor = async (page: Page, words: string): Promise<void> => {
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search products' }).first()
  await box.fill(words)
  await box.press('Enter')
}

/** The names of the products on the page, in their order. */
export const namesOn = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 }).allTextContents()

export const expectNames = (page: Page, { items }: ProductPage): Promise<void> =>
  expect.poll(() => namesOn(page)).toEqual(items.map(({ name }) => name))

/** The line above the goods that says how many there are. */
export const expectTotal = (page: Page, total: number): Promise<void> =>
  expect(
    page.getByRole('status').filter({ hasText: /^\d+ products?$/ }),
    'the number of products',
  ).toHaveText(`${total} ${total === 1 ? 'product' : 'products'}`)

export const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' })

/** A choice of the filter panel, by the words beside it. */
const choiceOf = (page: Page, group: string, label: string): Locator =>
  filters(page)
    .getByRole('group', { name: group })
    .locator('label')
    .filter({ has: page.getByText(label, { exact: true }) })

/** How many products the panel says that a choice would leave. */
export const countBeside = async (page: Page, group: string, label: string): Promise<number> => {
  const text = (await choiceOf(page, group, label).textContent()) ?? ''
  return Number(text.replace(label, ''))
}

/** Clicks: a choice shows once the address has it, so it can't be checked there and then. */
export const choose = (page: Page, group: string, label: string): Promise<void> =>
  choiceOf(page, group, label).click()

export const chips = (page: Page): Locator => page.getByRole('list', { name: 'Chosen filters' })
