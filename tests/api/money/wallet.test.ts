import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorPrivate } from '../../../functions/src/contract/entities/people/vendor'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, MINUTE_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { blockPayouts } from '../../../functions/src/usecases/money/payout/block-payouts'
import { sectionLines } from '../../../tools/ops/work'
import { loseDispute, openDispute, winDispute } from '../../../tools/paystack-simulator/disputes'
import { setTransfer } from '../../../tools/paystack-simulator/transfers'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'
import { changeStore, expectWholeBooks, requestPayout, showWallet } from '../../support/wallets'

let testApi: TestApi
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

const PRICE = 1_250_000

const show = (vendor: Person) => showWallet(testApi, vendor)
const payOut = (vendor: Person, amount_minor: number, key?: string) =>
  requestPayout(testApi, vendor, amount_minor, key)

/** A vendor with the price of one product available for payout. */
const earning = async (account?: string): Promise<Person> => {
  const vendor = await testApi.vendor(account)
  const transaction = await testApi.paid(buyer, await testApi.product(vendor))
  await testApi.done(buyer, transaction, 'approve')
  testApi.passTime(DAY_MS + 1000)
  await testApi.runDueJobs()
  return vendor
}

const expectWhole = (vendor: Person) => expectWholeBooks(testApi, vendor)

describe('a payout', () => {
  test('takes available money to the bank with one transfer', async () => {
    const vendor = await earning()
    const requested = await payOut(vendor, 1_000_000)
    expect(requested.data).toMatchObject({ state: 'requested', amount_minor: 1_000_000 })
    expect((await show(vendor)).wallet).toMatchObject({
      available_minor: PRICE - 1_000_000,
      in_payout_minor: 1_000_000,
    })
    await testApi.drain()
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

  test('asked for by many at once with one key is one payout, and each is told so', async () => {
    const vendor = await earning()
    const twins = await Promise.all(
      [...Array(12)].map(() => payOut(vendor, 1_000_000, 'all-at-once')),
    )
    expect(twins.map(codeOf)).toEqual(twins.map(() => 'success'))
    const [payout, ...others] = (await show(vendor)).payouts
    expect(others).toEqual([])
    expect(new Set(twins.map(({ data }) => data.id))).toEqual(new Set([payout?.id]))
    await expectWhole(vendor)
  })

  test('never exceeds what is available, however many are asked for at once', async () => {
    const vendor = await earning()
    const responses = await Promise.all(Array.from({ length: 6 }, () => payOut(vendor, 500_000)))
    const codes = responses.map(codeOf)
    expect(codes.filter((code) => code === 'success')).toHaveLength(2)
    expect(codes.filter((code) => code === 'payout/insufficient')).toHaveLength(4)
    await testApi.drain()
    await expectWhole(vendor)
  })

  test('is refused without money, without an account, while it waits, and when blocked', async () => {
    const poor = await testApi.vendor()
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
    const usable_from = timestampFromMillis(testApi.clock() + DAY_MS)
    await changeStore(vendor, { payout_account: { ...account, usable_from } })
    expect(codeOf(await payOut(vendor, 10_000))).toBe('payout/account-waiting')
    await changeStore(vendor, { payout_account: account })
    const decision = { operator: 'ops@oja.example', reason: 'under review' }
    await blockPayouts(testApi.deps, vendor.uid, { ...decision, is_blocked: true })
    expect(codeOf(await payOut(vendor, 10_000))).toBe('payout/blocked')
    await blockPayouts(testApi.deps, vendor.uid, { ...decision, is_blocked: false })
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
    const asked = await payOut(vendor, 400_000)
    expect(asked.data.cost_minor).toBe(1_000)
    await testApi.drain()
    await expectWhole(vendor)
    const [payout] = (await show(vendor)).payouts
    const transfer = testApi.simulator.world.state.transfers.get(payout?.reference ?? '')
    if (!transfer) throw new Error('no transfer')
    setTransfer(testApi.simulator.world, transfer, 'reversed')
    await testApi.drain()
    await testApi.drain()
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
    // No one-time password is entered within 30 minutes: the provider abandons the transfer.
    ['0000000004', 'failed'],
    ['0000000007', 'sent'],
  ])('to account %s leaves the payout %s and no money lost', async (account, state) => {
    const vendor = await earning(account)
    await payOut(vendor, 300_000)
    await testApi.drain()
    testApi.passTime(DAY_MS)
    await testApi.drain()
    const shown = await show(vendor)
    expect(shown.payouts.map((payout) => payout.state)).toEqual([state])
    const held = state === 'sent' ? 300_000 : 0
    const cost = state === 'sent' ? 1_000 : 0
    expect(shown.wallet).toMatchObject({
      available_minor: PRICE - held - cost,
      in_payout_minor: held,
    })
    await expectWhole(vendor)
  })
})

describe('a transfer that waits for a one-time password (case 68)', () => {
  const waiting = async () => {
    const vendor = await earning('0000000004')
    const { data: payout } = await payOut(vendor, 300_000)
    await testApi.runDueJobs()
    return { vendor, payout }
  }

  test('says so to its vendor and to operators at once, and is sent no second time', async () => {
    const { vendor, payout } = await waiting()
    expect((await show(vendor)).payouts[0]?.state).toBe('awaiting_otp')
    const listed = await sectionLines('otp')
    expect(listed.filter((line) => line.includes(`${payout.id}-transfer`))).toHaveLength(1)
    const { transfers } = testApi.simulator.world.state
    const count = transfers.size
    testApi.passTime(10 * MINUTE_MS)
    await testApi.drain()
    expect(transfers.size).toBe(count)
    await expectWhole(vendor)
  })

  test('is paid once somebody entered it', async () => {
    const { vendor, payout } = await waiting()
    const transfer = testApi.simulator.world.state.transfers.get(payout.reference)
    if (!transfer) throw new Error('no transfer')
    setTransfer(testApi.simulator.world, transfer, 'success')
    await testApi.drain()
    expect((await show(vendor)).payouts[0]?.state).toBe('paid')
    expect((await sectionLines('otp')).filter((line) => line.includes(payout.id))).toEqual([])
    await expectWhole(vendor)
  })
})

describe('a chargeback', () => {
  const contested = async () => {
    const vendor = await earning()
    const [sale] = stateOfVendor(await loadAuditState(), vendor.uid).transactions
    if (!sale) throw new Error('no sale')
    const { world } = testApi.simulator
    const charge = world.state.charges.get(sale.payment.reference)
    if (!charge) throw new Error('no charge')
    const dispute = openDispute(world, charge)
    await testApi.simulator.idle()
    return { vendor, sale, dispute, world }
  }

  test('blocks payouts while it is open, and lets them go when it is won', async () => {
    const { vendor, sale, dispute, world } = await contested()
    expect((await testApi.read(sale)).dispute?.frozen).toBe(true)
    expect(codeOf(await payOut(vendor, 10_000))).toBe('payout/contested')
    winDispute(world, dispute)
    await testApi.drain()
    expect((await testApi.read(sale)).dispute?.frozen).toBe(false)
    expect(codeOf(await payOut(vendor, 10_000))).toBe('success')
  })

  test('that is lost takes the money back, and the balance may owe', async () => {
    const vendor = await earning()
    await payOut(vendor, 1_000_000)
    await testApi.drain()
    const [sale] = stateOfVendor(await loadAuditState(), vendor.uid).transactions
    const { world } = testApi.simulator
    const charge = world.state.charges.get(sale?.payment.reference ?? '')
    if (!charge || !sale) throw new Error('no charge')
    const dispute = openDispute(world, charge)
    await testApi.drain()
    // The bank decides before anybody has answered.
    loseDispute(world, dispute, 'bank-accepted')
    await testApi.drain()
    expect((await show(vendor)).wallet.available_minor).toBe(PRICE - 1_000_000 - PRICE)
    expect((await testApi.read(sale)).money).toMatchObject({ released_minor: 0, fee_minor: 0 })
    await expectWhole(vendor)
  })
})
