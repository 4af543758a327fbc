import type { Locator, Page } from '@playwright/test'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import { formatMoney } from '../../../functions/src/contract/money'
import { fillDestination, payWithCard } from '../../support/journeys/buying'
import { callerFor, productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'
import { API, PAYSTACK } from '../../support/journeys/suite'

const NAME = 'Sekere, Full Net'
const VENDOR = 'vendor12'
const PHONE = { width: 360, height: 740 }

const readProduct = async (): Promise<Product> => {
  const response = await fetch(`${API}/public/products/${await productId(NAME)}`)
  return ((await response.json()) as { data: Product }).data
}

const card = (page: Page): Locator => page.getByRole('region', { name: `Offer for ${NAME}` })
const money = (minor: number) => formatMoney(minor, 'NGN')

/** Names a price in the open conversation. */
const counter = async (page: Page, verb: 'Offer' | 'Ask', minor: number): Promise<void> => {
  await card(page).getByRole('button', { name: 'Name another price' }).click()
  await card(page)
    .getByLabel('Your price')
    .fill(String(minor / 100))
  await card(page)
    .getByRole('button', { name: `${verb} ${money(minor)}`, exact: true })
    .click()
  await expect(card(page)).toContainText(/ has .* to answer/)
}

test.afterEach(async () => {
  const caller = await callerFor(seededPerson(VENDOR))
  await caller.put(`/vendors/products/${await productId(NAME)}`, { offers: null })
})

test('a haggle of three rounds on two phones ends in a purchase at the agreed price', async ({
  open,
}) => {
  const [buyer, vendor] = [await open(), await open()]
  for (const page of [buyer, vendor]) await page.setViewportSize(PHONE)
  const product = await readProduct()
  /** A part of the price, in whole naira. */
  const part = (percent: number) => Math.round((product.price * percent) / 10_000) * 100

  await test.step('the vendor takes offers on the product', async () => {
    await enter(
      vendor,
      seededPerson(VENDOR),
      `/dashboard/vendor/products/edit?id=${product.id}&step=4`,
    )
    await vendor.getByRole('checkbox', { name: /^Buyers can offer a lower price/ }).check()
    await vendor.getByLabel(/^Decline below/).fill(String(part(20) / 100))
    await vendor.getByRole('button', { name: 'Done' }).click()
    await expect(vendor).not.toHaveURL(/step=4/)
  })

  await test.step('the buyer offers less beside Buy, and goes on in the conversation', async () => {
    await enterAsNew(buyer, newPerson('Ronke'), `/products/${product.slug}`)
    await buyer.getByRole('button', { name: 'Make an offer' }).click()
    const dialog = buyer.getByRole('dialog', { name: 'Make an offer' })
    await expect(dialog).toContainText('Nothing is reserved until you pay')
    await dialog.getByLabel('Your price').fill(String(product.price / 100))
    await dialog.getByRole('button', { name: 'Offer', exact: true }).click()
    await expect(dialog.getByText(/^Name a price/)).toBeVisible()
    await dialog.getByLabel('Your price').fill(String(part(60) / 100))
    await dialog.getByRole('button', { name: `Offer ${money(part(60))}` }).click()
    await expect(buyer).toHaveURL(/\/dashboard\/messages\//)
    await expect(card(buyer)).toContainText(/ has .* to answer/)
  })

  await test.step('it waits in the vendor’s Home, and each names two more prices', async () => {
    await vendor.goto('/dashboard/vendor')
    await vendor
      .getByRole('list', { name: 'Offers that wait for you' })
      .getByRole('link', { name: new RegExp(NAME) })
      .first()
      .click()
    await counter(vendor, 'Ask', part(95))
    await expect(
      card(buyer).getByRole('button', { name: `Accept ${money(part(95))}` }),
    ).toBeVisible()
    await counter(buyer, 'Offer', part(70))
    await expect(
      card(vendor).getByRole('button', { name: `Accept ${money(part(70))}` }),
    ).toBeVisible()
    await counter(vendor, 'Ask', part(90))
    await expect(
      card(buyer).getByRole('button', { name: `Accept ${money(part(90))}` }),
    ).toBeVisible()
    await counter(buyer, 'Offer', part(80))
  })

  await test.step('the vendor accepts the third, and both read until when', async () => {
    await card(vendor)
      .getByRole('button', { name: `Accept ${money(part(80))}` })
      .click()
    await expect(card(vendor)).toContainText(/to buy; nothing is reserved until they pay/)
    await expect(card(buyer)).toContainText(/to buy; nothing is reserved until you pay/)
  })

  await test.step('the product page leads to the agreed price, which is what is paid', async () => {
    await buyer.goto(`/products/${product.slug}`)
    await expect(buyer.getByText(`You agreed on ${money(part(80))}.`)).toBeVisible()
    const buy = buyer.getByRole('link', { name: 'Buy with escrow' })
    await expect(buy).toHaveAttribute('href', /^\/checkout\/offers\//)
    await buy.click()
    await expect(buyer).toHaveURL(/\/checkout\/offers\//)
    await expect(buyer.getByText(/left to buy/)).toBeVisible()
  })

  await test.step('or it goes into the cart, where its price and number stay', async () => {
    await buyer.goBack()
    await buyer.getByRole('button', { name: 'Add to cart at this price' }).click()
    await expect(buyer.getByText(/^It is in your cart, at the price/)).toBeVisible()
    await buyer.goto('/cart')
    await expect(buyer.getByText(/^The store accepted your offer/)).toContainText(money(part(80)))
    await expect(buyer.getByRole('button', { name: 'One more' })).toBeHidden()
    await buyer.getByRole('link', { name: 'Go to checkout' }).click()
    await expect(buyer.getByText(/^The store accepted your offer/)).toContainText(money(part(80)))
    await fillDestination(buyer)
    await buyer.getByRole('radio', { name: /^Card/ }).check()
    await buyer.getByRole('button', { name: /^Pay ₦/ }).click()
    await expect(buyer).toHaveURL((url) => url.origin === PAYSTACK)
    await payWithCard(buyer, /Pays at once/)
    await expect(buyer.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
    await buyer.getByRole('link', { name: 'See your purchase' }).click()
    await expect(buyer.getByRole('main')).toContainText(money(part(80)))
  })

  await test.step('the vendor sees it bought', async () => {
    await vendor.reload()
    await expect(card(vendor)).toContainText('Agreed and bought.')
    await card(vendor).getByRole('link', { name: 'See the order' }).click()
    await expect(vendor.getByRole('main')).toContainText(money(part(80)))
  })
})
