import type { Locator, Page } from '@playwright/test'
import { expect } from './journey'
import { whenClosed } from './shown'
import { PAYSTACK } from './suite'

export const DELIVERY = {
  phone: '08031234567',
  address: '12 Adeniran Ogunsanya Street',
  city: 'Surulere',
  state: 'Lagos',
}

/** Finds a product with the search box and opens it. */
export const findProduct = async (page: Page, name: string): Promise<void> => {
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search products' }).first()
  await search.fill(name)
  await search.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Results for “${name}”` })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

/** Opens the dialog that asks where goods should go. */
export const openPlaceDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Choose where it should go' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Where should it go?' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Chooses a place in Lagos in the dialog, which closes. */
export const choosePlace = async (dialog: Locator, area: string): Promise<void> => {
  await dialog.getByLabel('State').selectOption('Lagos')
  await dialog.getByLabel('Local government area').selectOption(area)
  await dialog.getByRole('button', { name: 'Deliver here' }).click()
  await whenClosed(dialog)
}

/** Types where it goes, unless the address of an earlier purchase is chosen. */
export const fillDestination = async (page: Page): Promise<void> => {
  const change = page.getByRole('button', { name: 'Change', exact: true })
  const phone = page.getByLabel('Phone number')
  await expect(async () => {
    if (!(await change.isVisible())) await phone.fill(DELIVERY.phone, { timeout: 1_000 })
  }).toPass()
  if (await change.isVisible()) return
  await page.getByLabel('Address', { exact: true }).fill(DELIVERY.address)
  await page.getByLabel('State').selectOption(DELIVERY.state)
  await page.getByLabel('Local government area').selectOption(DELIVERY.city)
}

/** Goes from the product page to a filled-in checkout. */
export const fillCheckout = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Buy with escrow' }).click()
  await fillDestination(page)
  await page.getByRole('radio', { name: /^Card/ }).check()
}

/** Goes from the product page through checkout to the provider's page. */
export const checkOut = async (page: Page): Promise<void> => {
  await fillCheckout(page)
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page).toHaveURL((url) => url.origin === PAYSTACK)
}

/** Pays on the provider's page with the test card whose label matches. */
export const payWithCard = async (page: Page, card: RegExp): Promise<void> => {
  await page.getByRole('link', { name: card }).click()
  await page.getByRole('button', { name: /^Pay [^,]*\d/ }).click()
}

/** Buys and pays for the open product; returns the transaction's id once the money is in escrow. */
export const buy = async (page: Page): Promise<string> => {
  await checkOut(page)
  await payWithCard(page, /Pays at once/)
  await expect(page.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
  await page.getByRole('link', { name: 'See your purchase' }).click()
  await expect(page).toHaveURL(/\/dashboard\/purchases\/[a-z0-9]{20}$/)
  return page.url().split('/').at(-1) ?? ''
}
