import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Switch } from '../../../functions/src/contract/entities/console/switches'
import type { Wallet } from '../../../functions/src/contract/entities/money/wallet'
import type { VendorPrivate } from '../../../functions/src/contract/entities/people/vendor'
import { nextPayoutAt } from '../../../functions/src/contract/escrow/payout-week'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { collectionOf, fieldsOf } from '../../../functions/src/db/firestore'
import { runJob } from '../../../functions/src/usecases/jobs/jobs'
import { setTransfer } from '../../../tools/paystack-simulator/transfers'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'
import { changeStore, expectWholeBooks, requestPayout, showWallet } from '../../support/wallets'

let testApi: TestApi
let buyer: Person
const off = new Set<Switch>()

beforeAll(async () => {
  testApi = await openTestApi({}, () => ({ switchedOff: async () => off }))
  buyer = await testApi.buyer()
  // A day of maturing doesn't end the week that has just begun.
  nextWeek()
  // The first run of all notes the week that is on, and pays nothing.
  expect(await runJob(testApi.deps, 'payWeekly')).toBe(0)
})
afterAll(() => testApi.close())

const PRICE = 1_250_000

const show = (vendor: Person) => showWallet(testApi, vendor)
const payOut = (vendor: Person, amount_minor: number) =>
  requestPayout(testApi, vendor, amount_minor)

const choose = (vendor: Person, schedule: string) =>
  testApi.call('PUT', '/vendors/payout-schedule', { as: vendor, body: { schedule } })

const sell = async (vendor: Person, price = PRICE): Promise<void> => {
  const transaction = await testApi.paid(buyer, await testApi.product(vendor, { price }))
  await testApi.done(buyer, transaction, 'approve')
}

const mature = async (): Promise<void> => {
  testApi.passTime(DAY_MS + 1000)
  await testApi.runDueJobs()
}

const earning = async (price?: number): Promise<Person> => {
  const vendor = await testApi.vendor()
  await sell(vendor, price)
  await mature()
  return vendor
}

/** Waits until the day and hour of the next week's payouts. */
const nextWeek = () => testApi.passTime(nextPayoutAt(testApi.clock()) - testApi.clock() + 1000)

const runWeek = async (): Promise<void> => {
  nextWeek()
  await runJob(testApi.deps, 'payWeekly')
}

const statesOf = async (vendor: Person) => (await show(vendor)).payouts.map(({ state }) => state)

const expectWhole = async (vendor: Person) => {
  await testApi.drain()
  await expectWholeBooks(testApi, vendor)
}

describe('the weekly payout', () => {
  test('pays all that is available, free and once, whatever runs how often', async () => {
    const vendor = await earning()
    expect(await runJob(testApi.deps, 'payWeekly')).toBe(0)
    nextWeek()
    const runs = [runJob(testApi.deps, 'payWeekly'), runJob(testApi.deps, 'payWeekly')]
    await Promise.all(runs)
    await runJob(testApi.deps, 'payWeekly')
    await testApi.drain()
    const { payouts, wallet } = await show(vendor)
    expect(payouts).toMatchObject([{ amount_minor: PRICE, state: 'paid', is_weekly: true }])
    expect(payouts[0]?.cost_minor).toBeUndefined()
    expect(wallet).toMatchObject({ available_minor: 0, paid_out_minor: PRICE })
    await expectWhole(vendor)
  })

  test('waits for ₦10,000, so that it costs nothing', async () => {
    const vendor = await earning(999_999)
    await runWeek()
    expect((await show(vendor)).payouts).toEqual([])
    expect((await show(vendor)).wallet.available_minor).toBe(999_999)
    await sell(vendor, 10_000)
    await mature()
    await runWeek()
    const { payouts, wallet } = await show(vendor)
    expect(payouts).toMatchObject([{ amount_minor: 1_009_999, is_weekly: true }])
    expect(payouts[0]?.cost_minor).toBeUndefined()
    expect(wallet.available_minor).toBe(0)
    await expectWhole(vendor)
  })

  test('leaves smaller amounts to who asks for them, at their cost, as a line of its own', async () => {
    const vendor = await earning(300_000)
    await runWeek()
    expect((await payOut(vendor, 299_000)).data).toMatchObject({ cost_minor: 1_000 })
    const { payouts, entries, wallet } = await show(vendor)
    expect(payouts).toMatchObject([{ amount_minor: 299_000, cost_minor: 1_000 }])
    expect(entries.map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual(
      expect.arrayContaining([
        ['payout', -299_000],
        ['payout_cost', -1_000],
      ]),
    )
    expect(wallet.available_minor).toBe(0)
    await expectWhole(vendor)
  })

  test('is followed by payouts that cost until the next week', async () => {
    const vendor = await earning()
    await runWeek()
    await testApi.drain()
    await sell(vendor)
    await mature()
    expect(codeOf(await payOut(vendor, PRICE))).toBe('payout/insufficient')
    expect((await payOut(vendor, 1_000_000)).data.cost_minor).toBe(7_500)
    expect((await show(vendor)).wallet.available_minor).toBe(PRICE - 1_007_500)
    await expectWhole(vendor)
  })

  test('is left out of a week in which the vendor asked first, which was free', async () => {
    const vendor = await earning()
    nextWeek()
    expect((await payOut(vendor, 1_000_000)).data.cost_minor).toBeUndefined()
    await runJob(testApi.deps, 'payWeekly')
    expect((await show(vendor)).payouts).toHaveLength(1)
  })

  test('that comes back costs nothing, isn’t tried again by itself, and the next is free', async () => {
    const vendor = await earning()
    await runWeek()
    await testApi.drain()
    const [payout] = (await show(vendor)).payouts
    const transfer = testApi.simulator.world.state.transfers.get(payout?.reference ?? '')
    if (!transfer) throw new Error('no transfer')
    setTransfer(testApi.simulator.world, transfer, 'reversed')
    await testApi.drain()
    await runJob(testApi.deps, 'payWeekly')
    expect(await statesOf(vendor)).toEqual(['reversed'])
    expect((await payOut(vendor, PRICE)).data.cost_minor).toBeUndefined()
    await expectWhole(vendor)
  })
})

describe('no weekly payout', () => {
  test('goes to who wants to ask, is blocked, or whose account waits', async () => {
    const [asks, blocked, waits] = [await earning(), await earning(), await earning()]
    expect(codeOf(await choose(asks, 'on_request'))).toBe('success')
    await changeStore(blocked, { payouts_blocked: true })
    nextWeek()
    const path = `${COLLECTIONS.vendors}/${waits.uid}/${SUBCOLLECTIONS.private}`
    const stored = (await collectionOf<VendorPrivate>(path).doc('store').get()).data()
    if (!stored?.payout_account) throw new Error('no account')
    const usable_from = timestampFromMillis(testApi.clock() + DAY_MS)
    await changeStore(waits, { payout_account: { ...stored.payout_account, usable_from } })
    await runJob(testApi.deps, 'payWeekly')
    for (const vendor of [asks, blocked, waits]) expect(await statesOf(vendor)).toEqual([])
    await choose(asks, 'weekly')
    await runWeek()
    expect(await statesOf(asks)).toEqual(['requested'])
    expect(await statesOf(blocked)).toEqual([])
  })

  test('goes to who owes what was written off, or takes money that is held', async () => {
    const [owes, held] = [await earning(), await testApi.vendor()]
    await collectionOf<Wallet>(COLLECTIONS.wallets).doc(owes.uid).update({ written_off_minor: 1 })
    await sell(held)
    const entries = collectionOf(`${COLLECTIONS.wallets}/${held.uid}/${SUBCOLLECTIONS.entries}`)
    const { docs } = await entries.get()
    const available_at = timestampFromMillis(testApi.clock() + 30 * DAY_MS)
    await docs[0]?.ref.update(fieldsOf({ available_at }))
    await mature()
    await runWeek()
    expect(await statesOf(owes)).toEqual([])
    expect(await statesOf(held)).toEqual([])
    await collectionOf<Wallet>(COLLECTIONS.wallets).doc(owes.uid).update({ written_off_minor: 0 })
  })

  test('starts while payouts are switched off; what is in flight concludes (case 70)', async () => {
    const [flying, waiting] = [await earning(), await earning()]
    nextWeek()
    await payOut(flying, PRICE)
    const sending = testApi.simulator.idle()
    await testApi.runDueJobs()
    await sending
    off.add('payouts')
    await runJob(testApi.deps, 'payWeekly')
    expect(codeOf(await payOut(waiting, PRICE))).toBe('payout/paused')
    await testApi.drain()
    expect(await statesOf(flying)).toEqual(['paid'])
    expect(await statesOf(waiting)).toEqual([])
    off.delete('payouts')
    await runJob(testApi.deps, 'payWeekly')
    expect(await statesOf(waiting)).toEqual(['requested'])
  })

  test('is chosen by others than vendors, or with another word', async () => {
    expect(codeOf(await choose(buyer, 'weekly'))).toBe('auth/vendor-required')
    const vendor = await testApi.vendor()
    expect(codeOf(await choose(vendor, 'daily'))).toBe('request/invalid')
  })
})

describe('a week’s run', () => {
  test.each(['weekly:before-read', 'weekly:before-commit', 'weekly:after-page'])(
    'that dies at %s is whole after the next',
    async (at) => {
      const vendors = [await earning(), await earning()]
      nextWeek()
      let left = 1
      testApi.failure.at = (name) => {
        if (name !== at || left === 0) return
        left -= 1
        throw new Error('died')
      }
      await runJob(testApi.deps, 'payWeekly').catch(() => undefined)
      testApi.failure.at = () => undefined
      await runJob(testApi.deps, 'payWeekly')
      for (const vendor of vendors) {
        expect((await show(vendor)).payouts).toMatchObject([{ amount_minor: PRICE }])
        await expectWhole(vendor)
      }
    },
  )

  test('gives up for the week on who can’t be paid eight times, and pays in the next', async () => {
    const vendor = await earning()
    nextWeek()
    testApi.failure.at = (name) => {
      if (name === 'weekly:before-read') throw new Error('died')
    }
    for (let run = 0; run < 8; run += 1) await runJob(testApi.deps, 'payWeekly')
    testApi.failure.at = () => undefined
    expect(await runJob(testApi.deps, 'payWeekly')).toBe(0)
    expect(await statesOf(vendor)).toEqual([])
    await runWeek()
    expect(await statesOf(vendor)).toEqual(['requested'])
  })
})
