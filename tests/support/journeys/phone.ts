import type { Locator, Page } from '@playwright/test'
import { expect } from './journey'
import { openRendered } from './rendered-page'

export const PHONE = { width: 360, height: 740 }
const PRODUCT = 'Whipped Shea with Lemongrass'

/** Goes from the home page by a search to a product and on to its payment, which asks for a login: returns its link to the sign-up. */
export const goToLogin = async (page: Page): Promise<Locator> => {
  await openRendered(page, '/')
  await expect(page.locator('html[data-hydrated="page"]')).toBeAttached()
  await page.getByRole('combobox', { name: 'Search products' }).fill('whipped shea')
  await page.getByRole('combobox', { name: 'Search products' }).press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Results for “whipped shea”' }),
  ).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: PRODUCT, exact: true }).first().click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page.locator('main h1')).toBeVisible()
  await page
    .getByRole('link', { name: /Buy with escrow/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fcheckout/)
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  const signUp = page.getByRole('main').getByRole('link', { name: 'Sign Up' })
  await expect(signUp).toHaveAttribute('href', /redirect=%2Fcheckout/)
  return signUp
}
