import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../functions/src/contract/transaction'
import { resolveDispute } from '../../functions/src/usecases/transaction/resolve-dispute'
import { loseDispute, openDispute, winDispute } from '../../tools/paystack-simulator/disputes'
import type { Dispute } from '../../tools/paystack-simulator/model'
import { booksOfVendor, readBooks } from '../../tools/reconcile/books'
import { providerFindings } from '../../tools/reconcile/provider-invariant'
import { brokenRules } from '../../tools/reconcile/reconcile'
import { type Market, openMarket } from '../support/market'
import type { Person } from '../support/people'

let market: Market
let buyer: Person
let vendor: Person

beforeAll(async () => {
  market = await openMarket()
  ;[buyer, vendor] = await Promise.all([market.buyer(), market.vendor()])
})
afterAll(() => market.close())

const PART = 400_000

const paidOrder = async (): Promise<Transaction> => market.paid(buyer, await market.product(vendor))

/** The payer's bank asks for so much of the charge back. */
const contest = async ({ payment }: Transaction, refund_amount?: number): Promise<Dispute> => {
  const { world } = market.simulator
  const charge = world.state.charges.get(payment.reference)
  if (!charge) throw new Error('no charge')
  const dispute = openDispute(world, charge, refund_amount === undefined ? {} : { refund_amount })
  await market.settle()
  return dispute
}

const lose = async (dispute: Dispute): Promise<void> => {
  loseDispute(market.simulator.world, dispute, 'merchant-accepted')
  await market.settle()
}

/** A chargeback is open, and an operator has given the money back meanwhile. */
const refundedWhileContested = async () => {
  const order = await paidOrder()
  const dispute = await contest(order)
  await resolveDispute(market.deps, 'ops@oja.example', order.id, {
    outcome: 'refund',
    refund_minor: 0,
    reason: 'The parcel came back.',
  })
  await market.settle()
  return { order, dispute }
}

const lossOf = async ({ id }: Transaction): Promise<number> => {
  const { entries } = await readBooks()
  return entries
    .filter(({ chain }) => chain === id)
    .flatMap(({ postings }) => postings)
    .filter(({ account }) => account === 'platform:losses')
    .reduce((sum, { amount_minor }) => sum - amount_minor, 0)
}

const expectWhole = async () => {
  const books = booksOfVendor(await readBooks(), vendor.uid)
  expect(brokenRules(books)).toEqual([])
  expect((await providerFindings(market.deps.payments, books)).findings).toEqual([])
}

describe('a chargeback that is lost', () => {
  test('for a part of held money has the rest refunded, and the books agree', async () => {
    const order = await paidOrder()
    await lose(await contest(order, PART))
    const { status, money, refund } = await market.read(order)
    expect(status.status).toBe('reversed')
    expect(money).toMatchObject({ held_minor: 0, refunded_minor: order.amount_paid })
    expect(refund).toEqual({ amount_minor: order.amount_paid - PART, state: 'processed' })
    expect(await lossOf(order)).toBe(0)
    await expectWhole()
  })

  test('for a part of released money takes that part from the vendor alone', async () => {
    const order = await paidOrder()
    await market.done(buyer, order, 'approve')
    const released = await market.read(order)
    await lose(await contest(order, PART))
    const { status, money } = await market.read(order)
    expect(status.status).toBe('completed')
    expect(money).toMatchObject({
      released_minor: released.money.released_minor - PART,
      fee_minor: released.money.fee_minor,
      refunded_minor: PART,
    })
    await expectWhole()
  })

  test('after an operator gave the money back is a loss of ours and nobody else’s', async () => {
    const { order, dispute } = await refundedWhileContested()
    const refunded = await market.read(order)
    await lose(dispute)
    expect((await market.read(order)).money).toEqual(refunded.money)
    expect(await lossOf(order)).toBe(order.amount_paid)
    await expectWhole()
  })
})

test('a chargeback that is won after an operator gave the money back costs nothing more', async () => {
  const { order, dispute } = await refundedWhileContested()
  winDispute(market.simulator.world, dispute)
  await market.settle()
  expect(await lossOf(order)).toBe(0)
  await expectWhole()
})
