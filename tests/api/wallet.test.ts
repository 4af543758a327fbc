import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import { DAY_MS, timestampFromMillis } from '../../functions/src/contract/time'
import type { VendorPrivate } from '../../functions/src/contract/vendor'
import type { Payout, Wallet } from '../../functions/src/contract/wallet'
import { brokenRules } from '../../functions/src/domain/ledger/invariants'
import { collectionOf, fieldsOf } from '../../functions/src/store/firestore'
import { blockPayouts } from '../../functions/src/usecases/payout/block-payouts'
import { loseDispute, openDispute, winDispute } from '../../tools/paystack-simulator/disputes'
import { setTransfer } from '../../tools/paystack-simulator/transfers'
import { booksOfVendor, readBooks } from '../../tools/reconcile/books'
import { providerFindings } from '../../tools/reconcile/provider-invariant'
import { codeOf, type Market, openMarket } from '../support/market'
import type { Person } from '../support/people'

let market: Market
let buyer: Person
let keys = 0

beforeAll(async () => {
  market = await openMarket()
  buyer = await market.buyer()
})
afterAll(() => market.close())

const PRICE = 1_250_000

type Shown = {
  wallet: Wallet
  entries: { kind: string; amount_minor: number }[]
  payouts: Payout[]
}

const show = async (vendor: Person): Promise<Shown> =>
  (await market.call<Shown>('GET', '/vendors/wallet', { as: vendor })).data

const payOut = (vendor: Person, amount_minor: number, key?: string) => {
  keys += 1
  return market.call<Payout>('POST', '/vendors/payouts', {
    as: vendor,
    body: { amount_minor },
    headers: { 'idempotency-key': key ?? `payout-${keys}` },
  })
}

/** A vendor with the price of one product available. */
const earning = async (account?: string): Promise<Person> => {
  const vendor = await market.vendor(account)
  const transaction = await market.paid(buyer, await market.product(vendor))
  await market.done(buyer, transaction, 'approve')
  market.passTime(DAY_MS + 1000)
  await market.sweep()
  return vendor
}

const changeStore = (vendor: Person, change: Partial<VendorPrivate>) =>
  collectionOf<VendorPrivate>(`${COLLECTIONS.vendors}/${vendor.uid}/${SUBCOLLECTIONS.private}`)
    .doc('store')
    .update(fieldsOf<VendorPrivate>(change))

const expectWhole = async (vendor: Person) => {
  const books = booksOfVendor(await readBooks(), vendor.uid)
  expect(brokenRules(books)).toEqual([])
  expect((await providerFindings(market.deps.payments, books)).findings).toEqual([])
}

describe('a payout', () => {
  test('takes available money to the bank with one transfer', async () => {
    const vendor = await earning()
    const asked = await payOut(vendor, 1_000_000)
    expect(asked.data).toMatchObject({ state: 'requested', amount_minor: 1_000_000 })
    expect((await show(vendor)).wallet).toMatchObject({
      available_minor: PRICE - 1_000_000,
      in_payout_minor: 1_000_000,
    })
    await market.settle()
    const paid = await show(vendor)
    expect(paid.payouts.map(({ state }) => state)).toEqual(['paid'])
    expect(paid.wallet).toMatchObject({ in_payout_minor: 0, paid_out_minor: 1_000_000 })
    expect(paid.entries.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
      ['payout', -1_000_000],
      ['release', PRICE],
    ])
    await expectWhole(vendor)
  })

  test('asked for twice with one key is one payout; the key refuses another amount', async () => {
    const vendor = await earning()
    const first = await payOut(vendor, 20_000, 'the-same')
    const again = await payOut(vendor, 20_000, 'the-same')
    expect(again.data).toEqual(first.data)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(codeOf(await payOut(vendor, 30_000, 'the-same'))).toBe('idempotency/key-reused')
    expect((await show(vendor)).payouts).toHaveLength(1)
  })

  test('never exceeds what is available, however many are asked for at once', async () => {
    const vendor = await earning()
    const answers = await Promise.all(Array.from({ length: 6 }, () => payOut(vendor, 500_000)))
    const codes = answers.map(codeOf)
    expect(codes.filter((code) => code === 'success')).toHaveLength(2)
    expect(codes.filter((code) => code === 'payout/insufficient')).toHaveLength(4)
    await market.settle()
    await expectWhole(vendor)
  })

  test('is refused without money, without an account, while it waits, and when blocked', async () => {
    const poor = await market.vendor()
    expect(codeOf(await payOut(poor, 10_000))).toBe('payout/insufficient')
    const vendor = await earning()
    const stored = (
      await collectionOf<VendorPrivate>(
        `${COLLECTIONS.vendors}/${vendor.uid}/${SUBCOLLECTIONS.private}`,
      )
        .doc('store')
        .get()
    ).data()
    const account = stored?.payout_account
    if (!account) throw new Error('no account')
    await changeStore(vendor, { payout_account: null })
    expect(codeOf(await payOut(vendor, 10_000))).toBe('payout/no-account')
    const usable_from = timestampFromMillis(market.clock() + DAY_MS)
    await changeStore(vendor, { payout_account: { ...account, usable_from } })
    expect(codeOf(await payOut(vendor, 10_000))).toBe('payout/account-waiting')
    await changeStore(vendor, { payout_account: account })
    const decision = { operator: 'ops@oja.example', reason: 'under review' }
    await blockPayouts(market.deps, vendor.uid, { ...decision, is_blocked: true })
    expect(codeOf(await payOut(vendor, 10_000))).toBe('payout/blocked')
    await blockPayouts(market.deps, vendor.uid, { ...decision, is_blocked: false })
    expect(codeOf(await payOut(vendor, 10_000))).toBe('success')
  })

  test('is refused to who has no store, and beyond ten a day', async () => {
    expect(codeOf(await payOut(buyer, 10_000))).toBe('auth/vendor-required')
    const vendor = await earning()
    const codes: string[] = []
    for (let count = 0; count < 11; count += 1) codes.push(codeOf(await payOut(vendor, 10_000)))
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('success'))
    expect(codes[10]).toBe('request/rate-limited')
  })

  test('that comes back puts the money back, once', async () => {
    const vendor = await earning()
    await payOut(vendor, 400_000)
    await market.settle()
    const [payout] = (await show(vendor)).payouts
    const transfer = market.simulator.world.state.transfers.get(payout?.reference ?? '')
    if (!transfer) throw new Error('no transfer')
    setTransfer(market.simulator.world, transfer, 'reversed')
    await market.settle()
    await market.settle()
    const back = await show(vendor)
    expect(back.payouts.map(({ state }) => state)).toEqual(['reversed'])
    expect(back.wallet).toMatchObject({ available_minor: PRICE, paid_out_minor: 0 })
    await expectWhole(vendor)
  })
})

describe('a transfer', () => {
  test.each([
    ['0000000001', 'failed'],
    ['0000000005', 'failed'],
    ['0000000006', 'failed'],
    // Nobody types the one-time password within half an hour: the provider gives it up.
    ['0000000004', 'failed'],
    ['0000000007', 'sent'],
  ])('to account %s leaves the payout %s and no money lost', async (account, state) => {
    const vendor = await earning(account)
    await payOut(vendor, 300_000)
    await market.settle()
    market.passTime(DAY_MS)
    await market.settle()
    const shown = await show(vendor)
    expect(shown.payouts.map((payout) => payout.state)).toEqual([state])
    const held = state === 'sent' ? 300_000 : 0
    expect(shown.wallet).toMatchObject({ available_minor: PRICE - held, in_payout_minor: held })
    await expectWhole(vendor)
  })
})

describe('a chargeback', () => {
  const contested = async () => {
    const vendor = await earning()
    const [sale] = booksOfVendor(await readBooks(), vendor.uid).transactions
    if (!sale) throw new Error('no sale')
    const { world } = market.simulator
    const charge = world.state.charges.get(sale.payment.reference)
    if (!charge) throw new Error('no charge')
    const dispute = openDispute(world, charge)
    await market.simulator.settled()
    return { vendor, sale, dispute, world }
  }

  test('blocks payouts while it is open, and lets them go when it is won', async () => {
    const { vendor, sale, dispute, world } = await contested()
    expect((await market.read(sale)).dispute?.frozen).toBe(true)
    expect(codeOf(await payOut(vendor, 10_000))).toBe('payout/contested')
    winDispute(world, dispute)
    await market.settle()
    expect((await market.read(sale)).dispute?.frozen).toBe(false)
    expect(codeOf(await payOut(vendor, 10_000))).toBe('success')
  })

  test('that is lost takes the money back, and the balance may owe', async () => {
    const vendor = await earning()
    await payOut(vendor, 1_000_000)
    await market.settle()
    const [sale] = booksOfVendor(await readBooks(), vendor.uid).transactions
    const { world } = market.simulator
    const charge = world.state.charges.get(sale?.payment.reference ?? '')
    if (!charge || !sale) throw new Error('no charge')
    const dispute = openDispute(world, charge)
    await market.settle()
    // It was contested, since the buyer had approved: the bank decides.
    loseDispute(world, dispute, 'bank-accepted')
    await market.settle()
    expect((await show(vendor)).wallet.available_minor).toBe(PRICE - 1_000_000 - PRICE)
    expect((await market.read(sale)).money).toMatchObject({ released_minor: 0, fee_minor: 0 })
    await expectWhole(vendor)
  })
})
