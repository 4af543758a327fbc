import type { Page } from '@playwright/test'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { checkOut, payWithCard } from '../../support/journeys/buying'
import { productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { expectStatus } from '../../support/journeys/order-actions'
import { newPerson } from '../../support/journeys/people'
import { openProduct } from '../../support/journeys/rendered-page'
import { enterAsNew } from '../../support/journeys/session'
import { API, passTime, returnToNow } from '../../support/journeys/suite'

const PAYMENT_WINDOW = '+46m'

test.afterEach(returnToNow)

/** The stock as any visitor's page has it. */
const stockOf = async (name: string): Promise<number> => {
  const response = await fetch(`${API}/public/products/${await productId(name)}`)
  return ((await response.json()) as { data: Product }).data.available_items
}

/** Opens the buyer's newest purchase of the product from the list. */
const openPurchase = async (buyer: Page, name: string) => {
  await buyer.goto('/dashboard/purchases')
  await buyer.getByRole('link', { name }).first().click()
  await expect(buyer).toHaveURL(/\/dashboard\/purchases\/[a-z0-9]{20}/)
}

const declineAt = async (buyer: Page, name: string) => {
  await openProduct(buyer, name)
  await checkOut(buyer)
  await payWithCard(buyer, /Is declined/)
  await expect(buyer.getByRole('alert')).toBeVisible()
}

test('a declined card charges nothing and cancelling brings the stock back', async ({ open }) => {
  const product = 'Nigeria Map Puzzle, 37 Pieces'
  const buyer = await open()
  const before = await stockOf(product)

  await enterAsNew(buyer, newPerson('Kemi'))
  await declineAt(buyer, product)
  await expect.poll(() => stockOf(product)).toBe(before - 1)

  await openPurchase(buyer, product)
  await expectStatus(buyer, 'pending')
  await expect(buyer.getByText('Nothing has been paid.')).toBeVisible()
  await buyer.getByRole('button', { name: 'Cancel Order' }).click()
  await buyer.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expectStatus(buyer, 'reversed')
  await expect(buyer.getByText('Nothing has been paid.')).toBeVisible()
  await expect.poll(() => stockOf(product)).toBe(before)
})

test('an unpaid order ends by itself after half an hour and its grace and the stock is back', {
  tag: ['@alone', '@deep'],
}, async ({ open }) => {
  // What a failed attempt left unpaid comes back with the time as well.
  const product = test.info().retry > 0 ? 'Beeswax Food Wraps in Adire' : 'Upcycled Tyre Planter'
  const buyer = await open()
  const before = await stockOf(product)

  await enterAsNew(buyer, newPerson('Uche'))
  await declineAt(buyer, product)
  await openPurchase(buyer, product)
  await expectStatus(buyer, 'pending')
  await expect.poll(() => stockOf(product)).toBe(before - 1)

  passTime(PAYMENT_WINDOW)
  await expectStatus(buyer, 'reversed')
  await expect(buyer.getByText('Nothing has been paid.')).toBeVisible()
  await expect.poll(() => stockOf(product)).toBe(before)
})
