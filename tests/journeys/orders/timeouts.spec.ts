import type { Page } from '@playwright/test'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import {
  act,
  type Caller,
  callerFor,
  order,
  pay,
  productId,
  whileSelling,
} from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { chipOf, type Status } from '../../support/journeys/order-actions'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enterAsNew } from '../../support/journeys/session'
import { passTime, returnToNow } from '../../support/journeys/suite'

const PRODUCT = 'Calabash Rattle with Beads'
const SHIPMENT = { carrier: 'GIG Logistics', tracking_number: 'GIG-20931-LOS' }
const DISPUTE = { evidence_paths: [], description: 'Nobody has said a word about it since.' }

test.afterEach(returnToNow)

type Step = [by: Caller, action: string, body?: object]

/** Places one order for each deadline that can pass without action. */
const placeOrders = async (buyer: Caller, vendor: Caller, name: string) => {
  const product_id = await productId(PRODUCT)
  const ordered = () => whileSelling(vendor, () => order(buyer, product_id, name))
  const paid = async () => {
    const transaction = await ordered()
    await pay(buyer, transaction)
    return transaction
  }
  const then = (made: () => Promise<Transaction>, ...[by, action, body]: Step) => {
    return async () => {
      const transaction = await made()
      await act(by, transaction, action, body)
      return transaction
    }
  }
  const confirmed = then(paid, vendor, 'confirm')
  const shipped = then(confirmed, vendor, 'ship', SHIPMENT)
  const received = then(shipped, buyer, 'receive')
  const delivered = then(shipped, vendor, 'deliver')
  const disputed = (by: Caller, reason: string, made: () => Promise<Transaction>) =>
    then(made, by, 'dispute', { ...DISPUTE, reason })()
  return {
    unanswered: await paid(),
    unshipped: await confirmed(),
    undelivered: await shipped(),
    received: await received(),
    delivered: await delivered(),
    vendorSilent: await disputed(buyer, 'damaged', received),
    buyerSilent: await disputed(vendor, 'buyer_unreachable', received),
    buyerSilentWithoutGoods: await disputed(vendor, 'buyer_unreachable', confirmed),
    // Placed last: a buyer can have one unpaid order of a product at a time.
    unpaid: await ordered(),
  }
}

const rowOf = (page: Page, { invoice_id }: Transaction) =>
  page.getByRole('row', { name: new RegExp(invoice_id) })

const expectRow = async (page: Page, transaction: Transaction, status: Status) =>
  expect(chipOf(rowOf(page, transaction), status)).toBeVisible()

test('time alone brings each of the automatic ends, live on the buyer’s list', {
  tag: '@alone',
}, async ({ open }) => {
  test.slow()
  const page = await open()
  const person = newPerson('Timi')
  await enterAsNew(page, person, '/dashboard/purchases')
  const buyer = await callerFor(person)
  const orders = await placeOrders(buyer, await callerFor(seededPerson('vendor12')), person.name)
  await expectRow(page, orders.unpaid, 'pending')
  await expectRow(page, orders.unanswered, 'in escrow')
  await expectRow(page, orders.vendorSilent, 'in dispute')

  await test.step('half an hour and its grace: what is not paid ends', async () => {
    passTime('+46m')
    await expectRow(page, orders.unpaid, 'reversed')
    await expectRow(page, orders.unanswered, 'in escrow')
  })

  await test.step('two days: what the vendor never confirmed goes back', async () => {
    passTime('+2d')
    await expectRow(page, orders.unanswered, 'reversed')
    await expectRow(page, orders.received, 'in escrow')
  })

  await test.step('three days: inspections end, silence in a dispute decides', async () => {
    passTime('+1d')
    await expectRow(page, orders.received, 'completed')
    await expectRow(page, orders.vendorSilent, 'reversed')
    await expectRow(page, orders.buyerSilent, 'completed')
    await expectRow(page, orders.buyerSilentWithoutGoods, 'in escrow')
    await expectRow(page, orders.unshipped, 'in escrow')
  })

  await test.step('five days: the buyer may cancel what was not shipped', async () => {
    await expect(rowOf(page, orders.unshipped)).toContainText('may cancel')
    passTime('+2d')
    await expect(rowOf(page, orders.unshipped)).toContainText('goes back to you')
    await expectRow(page, orders.unshipped, 'in escrow')
    await expectRow(page, orders.delivered, 'in escrow')
  })

  await test.step('seven days: it is cancelled, and an inspection without the code ends', async () => {
    passTime('+2d')
    await expectRow(page, orders.unshipped, 'reversed')
    await expectRow(page, orders.delivered, 'completed')
    await expectRow(page, orders.undelivered, 'in escrow')
  })

  await test.step('fourteen days: what never arrived goes back', async () => {
    passTime('+7d')
    await expectRow(page, orders.undelivered, 'reversed')
    await expectRow(page, orders.buyerSilentWithoutGoods, 'reversed')
  })
})
