import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QueueItem } from '../../../functions/src/contract/entities/console/console'
import type { WalletEntry } from '../../../functions/src/contract/entities/money/wallet'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import {
  DAY_MS,
  HOUR_MS,
  millisOf,
  timestampFromMillis,
} from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { collectionOf } from '../../../functions/src/db/firestore'
import { creditOfTransaction } from '../../../functions/src/db/money/wallets'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { updateUser } from '../../../functions/src/db/people/users'
import { readStore } from '../../../functions/src/db/people/vendors'
import { holdFlaggedSale } from '../../../functions/src/usecases/money/wallet/hold-flagged-sale'
import type { Payment } from '../../../tools/paystack-simulator/charges'
import { type Person, signUpOperator } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi
let operator: Person
beforeAll(async () => {
  testApi = await openTestApi()
  operator = await signUpOperator(testApi.deps, 'money')
})
afterAll(() => testApi.close())

type Sale = { vendor: Person; buyer: Person; order: Transaction }

/** A sale that the buyer approved a day after paying, looked at twice, as events may come twice. */
const sold = async (
  how: Partial<Payment> = {},
  { vendor, buyer, after_ms = DAY_MS }: Partial<Sale> & { after_ms?: number } = {},
): Promise<Sale> => {
  const seller = vendor ?? (await testApi.vendor())
  const customer = buyer ?? (await testApi.buyer())
  const product = await testApi.product(seller)
  const bought = await testApi.buy(customer, product, {
    delivery: {
      recipient_name: 'Ngozi Eze',
      phone: `0803${String(Math.floor(Math.random() * 9e6) + 1e6)}`,
      address: `${testApi.deps.ids()} Street`,
      city: 'Eti-Osa',
      state: 'Lagos',
    },
  })
  testApi.pay(bought, { ...how, is_silent: true })
  await testApi.verify(customer, bought)
  testApi.passTime(after_ms)
  const order = await testApi.done(customer, bought, 'approve')
  const released = (await readEvents(order.id)).find(({ action }) => action === 'approve')
  for (let time = 0; time < 2; time += 1) {
    if (released) await holdFlaggedSale(testApi.deps, order, released)
  }
  return { vendor: seller, buyer: customer, order }
}

const creditOf = async ({ vendor, order }: Sale): Promise<WalletEntry> => {
  const credit = await creditOfTransaction(vendor.uid, order.id)
  if (!credit) throw new Error('no credit')
  return credit.data
}

const hoursOf = ({ created_at, available_at }: WalletEntry) =>
  (millisOf(available_at) - millisOf(created_at)) / HOUR_MS

const heldItem = async ({ order }: Sale): Promise<QueueItem | undefined> => {
  const path = '/console/queue?kind=flagged_sale&limit=50'
  const page = await testApi.call<{ items: QueueItem[] }>('GET', path, { as: operator })
  return page.data.items.find(({ subject }) => subject.id === order.id)
}

const decide = async (sale: Sale, action: 'release' | 'keep', as = operator) => {
  const { id } = await creditOf(sale)
  const path = `/console/holds/${sale.vendor.uid}~${id}`
  return testApi.call('POST', path, { as, body: { action, reason: 'They showed the parcel.' } })
}

test('money of an ordinary sale is pending for a day', async () => {
  const sale = await sold()
  const credit = await creditOf(sale)
  expect(credit.hold).toBeUndefined()
  expect(hoursOf(credit)).toBe(24)
  expect(codeOf(await decide(sale, 'release'))).toBe('hold/over')
})

test('what a carrier gave back of a sale is not what is held', async () => {
  const sale = await sold()
  const credit = await creditOf(sale)
  const path = `${COLLECTIONS.wallets}/${sale.vendor.uid}/${SUBCOLLECTIONS.entries}`
  const given = { ...credit, id: `${sale.order.id}:0`, kind: 'carrier_adjustment' as const }
  expect(given.id < credit.id).toBe(true)
  const line = collectionOf<WalletEntry>(path).doc(given.id)
  await line.set(given)
  expect(await creditOf(sale)).toEqual(credit)
  await line.delete()
})

test('an approval within minutes holds it for 72 hours, then it is the vendor’s by itself', async () => {
  const sale = await sold({}, { after_ms: 60_000 })
  const credit = await creditOf(sale)
  expect(credit.hold).toMatchObject({ signals: ['approved_in_minutes'], state: 'waiting' })
  expect(hoursOf(credit)).toBe(72)
  expect(await heldItem(sale)).toMatchObject({ amount_minor: credit.amount_minor })
  testApi.passTime(71 * HOUR_MS)
  await testApi.runDueJobs()
  expect((await creditOf(sale)).state).toBe('pending')
  testApi.passTime(HOUR_MS)
  await testApi.runDueJobs()
  expect(await creditOf(sale)).toMatchObject({ state: 'available', hold: { state: 'ended' } })
  expect(await heldItem(sale)).toBeUndefined()
})

test('the vendor’s own card and bank account wait for a person, 14 days at most', async () => {
  const vendor = await testApi.vendor()
  const other = await testApi.vendor()
  const payer = { signature: 'SIG_of_the_vendor' }
  await sold({ payer }, { vendor: other, buyer: vendor })
  const byCard = await creditOf(await sold({ payer }, { vendor }))
  expect(byCard.hold?.signals).toEqual(['same_card'])
  expect(hoursOf(byCard)).toBe(14 * 24)
  const byAccount = await sold({
    channel: 'bank_transfer',
    payer: { sender_name: 'TUNDE BELLO', sender_bank_account_number: 'XXXXXX6789' },
  })
  expect((await creditOf(byAccount)).hold?.signals).toEqual(['same_account'])
})

test('a number that the buyer proved and the store gave holds it for 72 hours', async () => {
  const [vendor, buyer] = [await testApi.vendor(), await testApi.buyer()]
  const phone = (await readStore(vendor.uid))?.private.phone ?? ''
  const proved = { phone, phone_verified_at: timestampFromMillis(testApi.clock()) }
  await updateUser(buyer.uid, proved)
  const credit = await creditOf(await sold({}, { vendor, buyer }))
  expect(credit.hold?.signals).toEqual(['same_phone'])
  expect(hoursOf(credit)).toBe(72)
})

test('an operator releases held money or keeps it, in the audit log, and once', async () => {
  const sale = await sold({}, { after_ms: 60_000 })
  expect((await decide(sale, 'keep')).status).toBe(200)
  const kept = await creditOf(sale)
  expect([kept.hold?.state, hoursOf(kept)]).toEqual(['kept', 14 * 24])
  expect(await heldItem(sale)).toBeUndefined()
  expect((await decide(sale, 'release')).status).toBe(200)
  await testApi.runDueJobs()
  expect((await creditOf(sale)).state).toBe('available')
  expect(codeOf(await decide(sale, 'keep'))).toBe('hold/over')
  const actions = (await readOpsDecisions(10, sale.order.id)).map(({ action }) => action)
  expect(actions).toEqual(['release-hold', 'keep-hold'])
})

test('no operator decides about money of their own (case 56)', async () => {
  const party = await signUpOperator(testApi.deps, 'money')
  const sale = await sold({}, { buyer: party, after_ms: 60_000 })
  expect(codeOf(await decide(sale, 'release', party))).toBe('operator/own-case')
})
