import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { nextPayoutAt } from '../../../functions/src/contract/escrow/payout-week'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { Store } from '../../../functions/src/db/people/vendors'
import { readVendor } from '../../../functions/src/db/people/vendors'
import { runJob } from '../../../functions/src/usecases/jobs/jobs'
import { nameAccount } from '../../../tools/paystack-simulator/banks'
import { loseDispute } from '../../../tools/paystack-simulator/disputes'
import { contest } from '../../support/chargeback-contest'
import { deliverAll } from '../../support/notifications/notification-producers'
import type { Person } from '../../support/people'
import { storeRequest } from '../../support/stores'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'
import { expectWholeBooks, requestPayout, showWallet } from '../../support/wallets'

const OWED = 30_000_000
const EARNED = 2_000_000

let testApi: TestApi
let accounts = 10
let account: string
/** Owes ₦300,000; `other` has the same bank account and owes nothing. */
let debtor: Person
let other: Person

const sell = async (vendor: Person, price: number): Promise<Transaction> => {
  const buyer = await testApi.buyer()
  const order = await testApi.paid(buyer, await testApi.product(vendor, { price }))
  await testApi.done(buyer, order, 'approve')
  return order
}

const beginOwing = async (): Promise<void> => {
  const order = await sell(debtor, OWED)
  testApi.passTime(DAY_MS + 1000)
  await testApi.runDueJobs()
  expect((await requestPayout(testApi, debtor, OWED)).status).toBe(200)
  await testApi.drain()
  const dispute = await contest(testApi, order)
  loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
  await testApi.drain()
  await deliverAll(testApi, order)
}

beforeAll(async () => {
  testApi = await openTestApi()
  await runJob(testApi.deps, 'payWeekly')
})
beforeEach(async () => {
  accounts += 1
  account = `01234590${accounts}`
  debtor = await testApi.vendor(account)
  other = await testApi.vendor(account)
  await sell(other, EARNED)
  await beginOwing()
})
afterAll(() => testApi.close())

const onboard = async (number: string) => {
  nameAccount(testApi.simulator.world, '058', number, 'GRACE CHIDI ADEYEMI')
  const body = storeRequest({ account_number: number })
  return testApi.call('POST', '/vendors/onboarding', { as: await testApi.buyer(), body })
}
const changeAccount = (vendor: Person, number: string) => {
  nameAccount(testApi.simulator.world, '058', number, 'TUNDE BELLO')
  return testApi.call('PUT', '/vendors/payout-account', {
    as: vendor,
    body: { bank_code: '058', account_number: number },
  })
}
const payOut = async (vendor: Person) => codeOf(await requestPayout(testApi, vendor, EARNED))
const weeklyOf = async (vendor: Person) => {
  testApi.passTime(nextPayoutAt(testApi.clock()) - testApi.clock() + 1000)
  await runJob(testApi.deps, 'payWeekly')
  return (await showWallet(testApi, vendor)).payouts.length
}
const isClosed = async (vendor: Person) =>
  (await readVendor(vendor.uid))?.data.rest?.owes_since !== undefined
const shownTo = async (vendor: Person) =>
  (
    await testApi.call<Store & { others_owe_minor?: number }>('GET', '/vendors/vendor', {
      as: vendor,
    })
  ).data.others_owe_minor
const messagesTo = async ({ uid }: Person): Promise<string[]> => {
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  const { docs } = await collectionOf<{ type: string; message: string }>(path).get()
  return docs
    .map((document) => document.data())
    .filter(({ type }) => type === 'BALANCE_OWED')
    .map(({ message }) => message)
}

/** Pays what the vendor is asked for at the provider, whose webhook then comes. */
const pay = async (as: Person): Promise<number> => {
  const { data } = await testApi.call<{ reference: string; amount_minor: number }>(
    'POST',
    '/vendors/wallet/payments',
    { as, body: { channel: 'card' } },
  )
  testApi.pay({ payment: { reference: data.reference } } as Transaction)
  await testApi.drain()
  return data.amount_minor
}

const writeOff = async (): Promise<void> => {
  testApi.passTime(91 * DAY_MS)
  await testApi.runDueJobs()
}

describe('what a store owes belongs to its bank account', () => {
  test('refuses another store with the account while the debt is open, and none with another', async () => {
    expect(codeOf(await onboard(account))).toBe('vendor/owes')
    expect(codeOf(await onboard(`02234590${accounts}`))).toBe('success')
    await pay(debtor)
    expect(codeOf(await onboard(account))).toBe('success')
  })

  test('refuses a change of account to it, and from it, until it is paid', async () => {
    const third = await testApi.vendor(`03234590${accounts}`)
    expect(codeOf(await changeAccount(third, account))).toBe('vendor/owes')
    expect(codeOf(await changeAccount(other, `04234590${accounts}`))).toBe('vendor/owes')
    expect(codeOf(await changeAccount(debtor, `04234590${accounts}`))).toBe('vendor/owes')
    expect(codeOf(await changeAccount(third, `05234590${accounts}`))).toBe('success')
    await pay(debtor)
    expect(codeOf(await changeAccount(third, account))).toBe('success')
  })

  test('holds the payouts of every store with the account, says why, and lets them sell', async () => {
    expect(await isClosed(debtor)).toBe(true)
    expect(await isClosed(other)).toBe(false)
    expect(await payOut(other)).toBe('payout/owes')
    expect(await weeklyOf(other)).toBe(0)
    expect(await shownTo(other)).toBe(OWED)
    expect(await shownTo(debtor)).toBeUndefined()
    expect(await messagesTo(other)).toEqual([
      expect.stringMatching(/bank account.*owes ₦300,000.*wait/),
    ])
    expect(await pay(debtor)).toBe(OWED)
    expect(await shownTo(other)).toBeUndefined()
    expect(await payOut(other)).toBe('success')
    await testApi.drain()
    await expectWholeBooks(testApi, other)
    await expectWholeBooks(testApi, debtor)
  })

  test('closes every store with the account when it is written off, and paying opens all', async () => {
    await writeOff()
    expect([await isClosed(debtor), await isClosed(other)]).toEqual([true, true])
    const product = await testApi.product(other)
    const attempt = await testApi.tryToBuy(await testApi.buyer(), product)
    expect(codeOf(attempt)).toBe('product/store-resting')
    expect(await payOut(other)).toBe('payout/owes')
    expect(codeOf(await onboard(account))).toBe('vendor/owes')
    expect((await messagesTo(other)).at(-1)).toContain('₦300,000')
    await testApi.call('POST', '/vendors/resume', { as: other })
    expect(await isClosed(other)).toBe(true)

    // Any store with the account may pay it.
    expect(await pay(other)).toBe(OWED)
    expect([await isClosed(debtor), await isClosed(other)]).toEqual([false, false])
    expect(await payOut(other)).toBe('success')
    await testApi.drain()
    await expectWholeBooks(testApi, other)
    await expectWholeBooks(testApi, debtor)
  })

  test('outlives the account at Oja, and another store with it can still pay', async () => {
    const body = { confirm: 'DELETE' }
    expect(codeOf(await testApi.call('POST', '/users/delete', { as: debtor, body }))).toBe(
      'success',
    )
    expect(await isClosed(other)).toBe(true)
    expect(await payOut(other)).toBe('payout/owes')
    expect(codeOf(await onboard(account))).toBe('vendor/owes')
    expect(await pay(other)).toBe(OWED)
    expect(await isClosed(other)).toBe(false)
    expect(codeOf(await onboard(account))).toBe('success')
  })
})
