import type { Page } from '@playwright/test'
import { productId } from './by-api'
import { expect } from './journey'

/**
 * Opens a public page as the server renders it. A cold instance may answer without its content, which
 * the browser renders then: the next visit has it.
 */
export const openRendered = (page: Page, path: string): Promise<void> =>
  expect(async () => {
    await page.goto(path)
    await expect(page.locator('html[data-ssr]')).toBeAttached({ timeout: 5_000 })
  }).toPass()

/** Waits until what is pressed and chosen on a rendered page does something. */
export const untilHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html[data-hydrated="page"]')).toBeAttached()

/** Opens a product's page in a journey that isn't about finding it. */
export const openProduct = async (page: Page, name: string): Promise<void> => {
  await openRendered(page, `/products/${await productId(name)}`)
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await untilHydrated(page)
}
