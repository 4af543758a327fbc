import type { Page } from '@playwright/test'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { fillDestination } from './buying'
import { productId } from './by-api'
import { expect } from './journey'
import { API, PAYSTACK } from './suite'

const AMOUNT = /₦([\d,.]+)/

export const addToCart = async (page: Page, name: string): Promise<void> => {
  const response = await fetch(`${API}/public/products/${await productId(name)}`)
  const { data } = (await response.json()) as { data: Product }
  await page.goto(`/products/${data.slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('It is in your cart.').first()).toBeVisible()
}

/** From the cart to the provider's page; returns the total of the button that led there. */
export const goToPayment = async (page: Page): Promise<string | undefined> => {
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await fillDestination(page)
  await page.getByRole('radio', { name: /^Card/ }).check()
  const pay = page.getByRole('button', { name: /^Pay ₦/ })
  await expect(pay).toBeEnabled()
  const total = AMOUNT.exec((await pay.textContent()) ?? '')?.[1]
  await pay.click()
  await expect(page).toHaveURL((url) => url.origin === PAYSTACK)
  return total
}
