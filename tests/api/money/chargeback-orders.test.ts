import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Wallet } from '../../../functions/src/contract/entities/money/wallet'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { sumOf } from '../../../functions/src/contract/sum-of'
import { collectionOf } from '../../../functions/src/db/firestore'
import { readChain } from '../../../functions/src/db/money/ledger'
import { hasOpenChargeback } from '../../../functions/src/db/orders/transactions'
import { loseDispute, openDispute, winDispute } from '../../../tools/paystack-simulator/disputes'
import {
  allProblems,
  cartOf,
  drainLater,
  openStores,
  paidCheckout,
  refundsOf,
  type Stores,
  three,
} from '../../support/checkouts'
import type { Person } from '../../support/people'
import { shipOrder } from '../../support/test-api'

let stores: Stores
let testApi: Stores['testApi']
let vendors: Stores['vendors']
let buyer: Person

beforeAll(async () => {
  stores = await openStores()
  ;({ testApi, vendors } = stores)
})
beforeEach(async () => {
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

const paidThree = async (prices?: number[]) =>
  three(await paidCheckout(testApi, buyer, await cartOf(stores, prices)))

const vendorOf = ({ vendor_id }: Transaction): Person => {
  const vendor = vendors.find(({ uid }) => uid === vendor_id)
  if (!vendor) throw new Error('no such vendor')
  return vendor
}

const handOver = async (order: Transaction): Promise<void> => {
  const vendor = vendorOf(order)
  await shipOrder(testApi, vendor, order)
  await testApi.done(vendor, order, 'deliver', { escrow_code: await testApi.code(order) })
}

const claim = async ({ payment }: Transaction, refund_amount: number, category?: string) => {
  const { world } = testApi.simulator
  const charge = world.state.charges.get(payment.reference)
  if (!charge) throw new Error('no charge')
  const dispute = openDispute(world, charge, { refund_amount, ...(category && { category }) })
  await testApi.drain()
  return dispute
}

const lose = async (dispute: Parameters<typeof loseDispute>[1]): Promise<void> => {
  loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
  await drainLater(testApi)
}

/** What the vendor has and waits for. */
const walletOf = async ({ vendor_id }: Transaction): Promise<number> => {
  const stored = await collectionOf<Wallet>(COLLECTIONS.wallets).doc(vendor_id).get()
  const { pending_minor = 0, available_minor = 0 } = stored.data() ?? {}
  return pending_minor + available_minor
}

const claimsOf = async (orders: readonly Transaction[]) =>
  Promise.all(
    orders.map(async (order) =>
      (await testApi.read(order)).chargebacks.map(({ state, amount_minor }) => [
        state,
        amount_minor,
      ]),
    ),
  )

/** What the ledger says that chargebacks of an order cost us. */
const costOf = async ({ id }: Transaction): Promise<number> =>
  sumOf(
    (await readChain(id))
      .flatMap(({ postings }) => postings)
      .filter(({ account }) => account === 'cost:chargebacks')
      .map(({ amount_minor }) => -amount_minor),
  )

/** What came back to the buyer: by banks, and by our refunds. */
const backOf = (order: Transaction): number =>
  sumOf([
    ...[...testApi.simulator.world.state.disputes.values()]
      .filter(({ charge_reference }) => charge_reference === order.payment.reference)
      .filter(({ status }) => status === 'resolved')
      .map(({ refund_amount }) => refund_amount),
    ...refundsOf(testApi, order).map(({ amount }) => amount),
  ])

const expectWhole = async () => expect(await allProblems(testApi)).toEqual([])

describe('a chargeback on a cart', () => {
  test('of one order’s amount is that order’s: nobody else pays, and the buyer has it once', async () => {
    const [a, b, c] = await paidThree()
    await handOver(a)
    await testApi.done(buyer, a, 'approve')
    const before = await walletOf(a)
    const dispute = await claim(a, b.amount_paid)
    expect(await claimsOf([a, b, c])).toEqual([[], [['open', b.amount_paid]], []])
    expect(await hasOpenChargeback(a.vendor_id)).toBe(false)
    await lose(dispute)
    expect(await walletOf(a)).toBe(before)
    expect(await testApi.read(b)).toMatchObject({
      status: { status: 'reversed' },
      money: { held_minor: 0, refunded_minor: b.amount_paid },
    })
    expect((await testApi.read(c)).status.status).toBe('in_escrow')
    expect(backOf(a)).toBe(b.amount_paid)
    await expectWhole()
  })

  test('of two orders’ amounts is theirs', async () => {
    const [a, b, c] = await paidThree()
    await claim(a, a.amount_paid + c.amount_paid)
    expect(await claimsOf([a, b, c])).toEqual([
      [['open', a.amount_paid]],
      [],
      [['open', c.amount_paid]],
    ])
    await expectWhole()
  })

  test('of another amount is about what was not sent first, then what has no code', async () => {
    const [a, b, c] = await paidThree()
    await handOver(a)
    await shipOrder(testApi, vendorOf(b), b)
    const dispute = await claim(a, c.amount_paid + 1_000)
    expect(await claimsOf([a, b, c])).toEqual([[], [['open', 1_000]], [['open', c.amount_paid]]])
    await lose(dispute)
    expect(backOf(a)).toBe(b.amount_paid + c.amount_paid)
    expect((await testApi.read(a)).status.status).toBe('in_escrow')
    await expectWhole()
  })

  test('for whose card it was asks nobody for a code: it is divided over what was sent', async () => {
    const [a, b, c] = await paidThree([500_000, 500_000, 77_777])
    await handOver(a)
    await shipOrder(testApi, vendorOf(b), b)
    await claim(a, c.amount_paid + 2_000, 'fraud')
    expect(await claimsOf([a, b, c])).toEqual([
      [['open', 1_000]],
      [['open', 1_000]],
      [['open', c.amount_paid]],
    ])
    await expectWhole()
  })

  test('that was won and comes again before arbitration is about the same orders', async () => {
    const [a, b, c] = await paidThree([500_000, 500_000, 77_777])
    const amount = a.amount_paid
    const dispute = await claim(a, amount)
    const first = await claimsOf([a, b, c])
    winDispute(testApi.simulator.world, dispute)
    await drainLater(testApi)
    await shipOrder(testApi, vendorOf(b), b)
    await claim(a, amount, 'pre-arbitration')
    const again = await claimsOf([a, b, c])
    expect(again.map((claims) => claims.at(-1)?.[1] ?? 0)).toEqual(
      first.map((claims) => claims.at(-1)?.[1] ?? 0),
    )
    await expectWhole()
  })

  test('of what a refunded order had cost is about that one: nobody else pays for it', async () => {
    const [a, b, c] = await paidThree()
    await testApi.done(vendorOf(b), b, 'decline')
    await drainLater(testApi)
    const dispute = await claim(a, b.amount_paid)
    expect(await claimsOf([a, b, c])).toEqual([[], [['open', 0]], []])
    await lose(dispute)
    expect(await costOf(b)).toBe(b.amount_paid)
    for (const order of [a, c]) {
      expect((await testApi.read(order)).status.status).toBe('in_escrow')
    }
    await expectWhole()
  })

  test('beyond all that was paid claims no order for it: it is ours', async () => {
    const [a, b, c] = await paidThree()
    const total = sumOf([a, b, c].map(({ amount_paid }) => amount_paid))
    await lose(await claim(a, total))
    await lose(await claim(a, total))
    for (const order of [a, b, c]) {
      const { chargebacks, money } = await testApi.read(order)
      expect(money.refunded_minor).toBe(order.amount_paid)
      expect(sumOf(chargebacks.map(({ amount_minor }) => amount_minor))).toBe(order.amount_paid)
    }
    expect(sumOf(await Promise.all([a, b, c].map(costOf)))).toBe(total)
    await expectWhole()
  })

  test('that takes more than it claimed takes it of the others, and beyond them of us', async () => {
    const [a, b, c] = await paidThree()
    const total = sumOf([a, b, c].map(({ amount_paid }) => amount_paid))
    const dispute = await claim(a, b.amount_paid)
    await lose(Object.assign(dispute, { refund_amount: total + 500 }))
    for (const order of [a, b, c]) {
      expect((await testApi.read(order)).money.refunded_minor).toBe(order.amount_paid)
    }
    expect(sumOf(await Promise.all([a, b, c].map(costOf)))).toBe(500)
    await expectWhole()
  })

  test('that is open beside another which takes everything, claims nothing of it any more', async () => {
    const [a] = await paidThree()
    const second = await claim(a, a.amount_paid)
    await lose(await claim(a, a.amount_paid))
    expect((await testApi.read(a)).chargebacks).toMatchObject([
      { state: 'open', amount_minor: 0, beyond_minor: a.amount_paid },
      { state: 'lost', amount_minor: a.amount_paid },
    ])
    await lose(second)
    expect(await costOf(a)).toBe(a.amount_paid)
    await expectWhole()
  })
})

describe('a chargeback lost although the code was given', () => {
  test('costs the vendor nothing of what was released: we bear it', async () => {
    const [a] = await paidThree()
    await handOver(a)
    await testApi.done(buyer, a, 'approve')
    const before = await walletOf(a)
    await lose(await claim(a, a.amount_paid))
    expect(await walletOf(a)).toBe(before)
    const { money, status } = await testApi.read(a)
    expect(status.status).toBe('completed')
    expect(money).toMatchObject({ borne_minor: a.amount_paid, refunded_minor: 0 })
    expect(await costOf(a)).toBe(a.amount_paid)
    expect(await claimsOf([a])).toEqual([[['lost', a.amount_paid]]])
    await expectWhole()
  })

  test('releases what is still held to the vendor, and the buyer is not refunded as well', async () => {
    const a = await testApi.paid(buyer, await testApi.product(vendors[0], { price: 1_000_100 }))
    await handOver(a)
    const before = await walletOf(a)
    await lose(await claim(a, 400_000))
    expect(await walletOf(a)).toBe(before + 1_000_100)
    expect(await testApi.read(a)).toMatchObject({
      status: { status: 'completed' },
      money: { held_minor: 0, borne_minor: 400_000, refunded_minor: 0 },
    })
    expect(backOf(a)).toBe(400_000)
    await expectWhole()
  })
})
