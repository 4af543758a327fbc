import type { Page } from '@playwright/test'
import type { Product } from '../../functions/src/contract/entities/catalog/product'
import { fillDestination, payWithCard } from '../support/journeys/buying'
import { productId } from '../support/journeys/by-api'
import { expect, test } from '../support/journeys/journey'
import { newPerson } from '../support/journeys/people'
import { enterAsNew } from '../support/journeys/session'
import { API, PAYSTACK } from '../support/journeys/suite'

/** Of two stores. */
const GOODS = ['Study Lamp, Rechargeable', 'Calabash Phone Amplifier']
const AMOUNT = /₦([\d,.]+)/

const addToCart = async (page: Page, name: string): Promise<void> => {
  const response = await fetch(`${API}/public/products/${await productId(name)}`)
  const { data } = (await response.json()) as { data: Product }
  await page.goto(`/products/${data.slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('It is in your cart.').first()).toBeVisible()
}

/** From the cart to the provider's page; returns the total of the button that led there. */
const goToPayment = async (page: Page): Promise<string | undefined> => {
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

test('what is paid has left the cart; what was cancelled at the provider is paid again or put back', async ({
  open,
}) => {
  const page = await open()
  await enterAsNew(page, newPerson('Halima'))
  for (const name of GOODS) await addToCart(page, name)
  const total = await goToPayment(page)

  await page.goto('/checkout')
  await expect(page.getByText('You have an unpaid order for this.')).toBeVisible()
  await page.getByRole('link', { name: 'Pay it' }).click()

  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(
    page.getByRole('heading', { name: 'You cancelled. Nothing was charged.' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay again/ })).toContainText(total ?? '₦')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  for (const name of GOODS) await expect(page.getByRole('main').getByText(name)).toBeVisible()

  await goToPayment(page)
  await payWithCard(page, /Pays at once/)
  await expect(page.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})
