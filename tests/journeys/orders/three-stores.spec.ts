import type { Page } from '@playwright/test'
import type { TransactionResponse } from '../../../functions/src/contract/api/orders/transaction-reads'
import type { Product } from '../../../functions/src/contract/entities/catalog/product'
import type { WalletEntry } from '../../../functions/src/contract/entities/money/wallet'
import { choosePlace, DELIVERY, openPlaceDialog } from '../../support/journeys/buying'
import { act, type Caller, callerFor, productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { koboIn, statementOn } from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { choose } from '../../support/journeys/search-results'
import { API, atProvider } from '../../support/journeys/suite'

const CHOSEN = "Men's Adire Oniko Tunic"
const DELIVERED = 'Study Lamp, Rechargeable'
const DECLINED = 'Calabash Phone Amplifier'
const STORES = ['Itoku Adire Works', 'Sunrise Works Lagos', 'Ayan Drum & Play House'] as const
const SHIPMENT = { carrier: 'GIG Logistics', tracking_number: 'GIG-20931-LOS' }
/** From the store to Ikeja, where the buyer is. */
const DELIVERY_FEE = 1_000_00
const BACK = 7_000_00

const readProduct = async (name: string): Promise<Product> => {
  const response = await fetch(`${API}/public/products/${await productId(name)}`)
  return ((await response.json()) as { data: Product }).data
}

const addToCart = async (page: Page) => {
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('It is in your cart.').first()).toBeVisible()
}

/** A visitor's cart with goods of three stores, one of them in size L. */
const fillCart = async (page: Page): Promise<void> => {
  await page.goto('/marketplace/clothing_accessories')
  await choosePlace(await openPlaceDialog(page), 'Ikeja')
  await choose(page, 'Size', 'L')
  await page.getByRole('main').getByRole('link', { name: CHOSEN, exact: true }).click()
  const { variants = [], available = {} } = await readProduct(CHOSEN)
  const large = variants.find(({ id, values }) => values[0] === 'L' && (available[id] ?? 0) > 0)
  for (const value of large?.values ?? []) {
    await page.getByRole('main').getByText(value, { exact: true }).first().click()
  }
  await addToCart(page)
  for (const name of [DELIVERED, DECLINED]) {
    await page.goto(`/products/${(await readProduct(name)).slug}`)
    await addToCart(page)
  }
}

/** From a visitor's cart over the sign-up to the money in escrow: the orders by their store. */
const payOnce = async (page: Page, person: ReturnType<typeof newPerson>) => {
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: '3 stores, one payment' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Sign Up' }).last().click()
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /I accept the terms of use/ }).check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('heading', { name: '3 orders, one payment' })).toBeVisible()
  await page.getByLabel('Phone number').fill(DELIVERY.phone)
  await page.getByLabel('Address', { exact: true }).fill(DELIVERY.address)
  await expect(page.getByLabel('Local government area')).toHaveValue('Ikeja')
  const pay = page.getByRole('button', { name: /^Pay ₦/ })
  await expect(pay).toBeEnabled()
  const total = koboIn((await pay.textContent()) ?? '')
  await pay.click()
  await page.getByRole('button', { name: "I've sent the money", exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
  return total
}

/** What the bank keeps of an order's charge, as the buyer's and the vendor's statements say. */
const costOf = async (caller: Caller, { id }: { id: string }): Promise<number> => {
  const { transaction } = await caller.get<TransactionResponse>(`/transactions/${id}`)
  return transaction.money.failed_sale_cost_minor ?? 0
}

/** What a vendor's statement has of an order, in kobo. */
const receivedBy = async (vendor: Caller, { id }: { id: string }): Promise<number> => {
  const { entries } = await vendor.get<{ entries: WalletEntry[] }>('/vendors/wallet')
  return entries
    .filter(({ transaction_id }) => transaction_id === id)
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0)
}

test('one transfer pays three stores; one declines, one splits a dispute, one completes, and every kobo is where the statements say', async ({
  open,
}) => {
  const page = await open()
  const person = newPerson('Bisi')
  await fillCart(page)
  const total = await payOnce(page, person)

  const reference = new URL(page.url()).searchParams.get('reference') ?? ''
  const orders = page.getByRole('main').getByRole('listitem')
  await expect(orders).toHaveCount(STORES.length)
  const ids: Record<string, string> = {}
  for (const store of STORES) {
    const order = orders.filter({ hasText: store })
    await expect(order).toContainText('Paid')
    const href = await order.getByRole('link').getAttribute('href')
    ids[store] = href?.split('/').at(-1) ?? ''
  }
  const [completed, split, declined] = STORES.map((store) => ({ id: ids[store] ?? '' }))
  if (!completed || !split || !declined) throw new Error('three stores have three orders')

  const buyer = await callerFor(person)
  const [itoku, sun, ayan] = await Promise.all(
    ['vendor1', 'vendor10', 'vendor12'].map((key) => callerFor(seededPerson(key))),
  )
  if (!itoku || !sun || !ayan) throw new Error('three stores have three vendors')
  await act(ayan, declined, 'decline', { reason: 'The calabash has cracked' })
  await act(itoku, completed, 'confirm')
  await act(itoku, completed, 'ship', SHIPMENT)
  await act(buyer, completed, 'receive')
  await act(buyer, completed, 'approve')
  await act(sun, split, 'confirm')
  await act(sun, split, 'ship', SHIPMENT)
  await act(buyer, split, 'receive')
  const dispute = { reason: 'damaged', description: 'The switch is loose.', evidence_paths: [] }
  await act(buyer, split, 'dispute', dispute)
  await act(sun, split, 'dispute/propose', { refund_minor: BACK })
  await act(buyer, split, 'dispute/accept', { refund_minor: BACK })

  await page.reload()
  await expect(orders.filter({ hasText: STORES[0] })).toContainText('Done')
  await expect(orders.filter({ hasText: STORES[1] })).toContainText('Done')
  await expect(orders.filter({ hasText: STORES[2] })).toContainText('Refunded')

  const statements = []
  for (const { id } of [completed, split, declined]) {
    await page.goto(`/dashboard/purchases/${id}`)
    statements.push(await statementOn(page))
  }
  const [whole, parted, returned] = statements
  expect(whole?.asked.Total).toBe((whole?.asked.Goods ?? 0) + (whole?.asked['Escrow fee'] ?? 0))
  expect(whole?.now).toEqual({
    [`To ${STORES[0]}`]: whole?.asked.Goods,
    'Escrow fee, to Oja': whole?.asked['Escrow fee'],
    Paid: whole?.asked.Total,
  })
  const vendor_part = (parted?.asked.Goods ?? 0) + DELIVERY_FEE
  expect(parted?.asked.Delivery).toBe(DELIVERY_FEE)
  expect(parted?.now).toEqual({
    [`To ${STORES[1]}`]: vendor_part - BACK,
    'Escrow fee, to Oja': parted?.asked['Escrow fee'],
    [`Back to ${person.name}`]: BACK,
    Paid: parted?.asked.Total,
  })
  expect(returned?.now).toEqual({
    [`Back to ${person.name}`]: returned?.asked.Total,
    Paid: returned?.asked.Total,
  })
  const paid = statements.reduce((sum, { now }) => sum + (now.Paid ?? 0), 0)
  expect(paid).toBe(total)
  expect(await receivedBy(itoku, completed)).toBe(whole?.asked.Goods)
  const [cost_split, cost_declined] = await Promise.all([
    costOf(sun, split),
    costOf(ayan, declined),
  ])
  expect(cost_split).toBeGreaterThan(0)
  expect(cost_declined).toBeGreaterThan(0)
  expect(await receivedBy(sun, split)).toBe(vendor_part - BACK - cost_split)
  expect(await receivedBy(ayan, declined)).toBe(-cost_declined)
  const returned_minor = BACK + (returned?.asked.Total ?? 0)
  await expect.poll(() => atProvider(reference)).toEqual({ taken: total, returned: returned_minor })
})
