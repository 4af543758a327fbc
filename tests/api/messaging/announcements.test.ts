import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Notification } from '../../../functions/src/contract/entities/messaging/notification'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import type { Vendor } from '../../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import { onTransactionEventCreated } from '../../../functions/src/triggers/on-transaction-event-created'
import { deliverAll } from '../../support/notifications/notification-producers'
import { type Person, signUp } from '../../support/people'
import { countRuns, runsOf } from '../../support/runs'
import { openTestApi, shipOrder, type TestApi } from '../../support/test-api'

let testApi: TestApi
let vendor: Person

beforeAll(async () => {
  testApi = await openTestApi()
  vendor = await testApi.vendor()
})
afterAll(() => testApi.close())

const notificationsOf = async ({ uid }: Person, { id }: Transaction) => {
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  const { docs } = await collectionOf<Notification>(path).where('transaction_id', '==', id).get()
  return docs.map((document) => document.data()).sort((a, b) => a.id.localeCompare(b.id))
}

const emailsTo = async (address: string): Promise<number> => {
  const { size } = await collectionOf(COLLECTIONS.mail).where('to', 'array-contains', address).get()
  return size
}

const salesOf = async ({ uid }: Person): Promise<number> =>
  (await collectionOf<Vendor>(COLLECTIONS.vendors).doc(uid).get()).data()?.sales_count ?? -1

const completed = async (buyer: Person): Promise<Transaction> => {
  const transaction = await testApi.paid(buyer, await testApi.product(vendor))
  await shipOrder(testApi, vendor, transaction)
  await testApi.done(buyer, transaction, 'receive')
  return testApi.done(buyer, transaction, 'approve')
}

describe('events delivered three times and in the wrong order', () => {
  test('notify each party once, by email too, and count one sale', async () => {
    await countRuns('R19', runsOf(2, 40), async () => {
      const buyer = await testApi.buyer()
      const transaction = await completed(buyer)
      const sales = await salesOf(vendor)
      await deliverAll(testApi, transaction)
      const [bought, sold] = [
        await notificationsOf(buyer, transaction),
        await notificationsOf(vendor, transaction),
      ]
      expect(bought.map(({ type }) => type)).toEqual([
        'ORDER_CREATED',
        'PAYMENT_RECEIVED',
        'ORDER_CONFIRMED',
        'ORDER_SHIPPED',
      ])
      expect(sold.map(({ type }) => type)).toEqual([
        'NEW_ORDER',
        'ORDER_DELIVERED',
        'PAYMENT_RELEASED',
      ])
      // An order before its payment is no email.
      expect(await emailsTo(buyer.email)).toBe(bought.length - 1)
      expect(await salesOf(vendor)).toBe(sales + 1)
    })
  })

  test('write to no address that is not verified', async () => {
    const buyer = await signUp({ email_verified: false })
    const transaction = await testApi.paid(buyer, await testApi.product(vendor))
    await deliverAll(testApi, transaction)
    expect(await notificationsOf(buyer, transaction)).toHaveLength(2)
    expect(await emailsTo(buyer.email)).toBe(0)
  })

  test('reveal the escrow code to nobody: it shows on the purchase alone', async () => {
    const buyer = await testApi.buyer()
    const transaction = await completed(buyer)
    await deliverAll(testApi, transaction)
    const code = await testApi.code(transaction)
    const texts = async (person: Person) =>
      JSON.stringify((await notificationsOf(person, transaction)).map(({ message }) => message))
    expect(await texts(buyer)).toContain(transaction.invoice_id)
    expect(await texts(buyer)).not.toContain(code)
    expect(await texts(vendor)).not.toContain(code)
  })

  test('of a transaction that is not there notify nobody', async () => {
    const nowhere = { id: 'aaaaaaaaaaaaaaaaaaaa', event_id: '0001-create' }
    await expect(onTransactionEventCreated(testApi.deps, nowhere)).resolves.toBeUndefined()
  })
})
