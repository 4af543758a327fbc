import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Debt } from '../../../functions/src/contract/entities/money/debt'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { collectionOf } from '../../../functions/src/db/firestore'
import { readWallet } from '../../../functions/src/db/money/wallets'
import { readVendor } from '../../../functions/src/db/people/vendors'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { requireNoDebt } from '../../../functions/src/usecases/people/vendor/account-debts'
import { loseDispute, winDispute } from '../../../tools/paystack-simulator/disputes'
import { setTransfer } from '../../../tools/paystack-simulator/transfers'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { providerFindings } from '../../../tools/reconcile/provider-invariant'
import { contest } from '../../support/chargeback-contest'
import { drainLater, refundsOf } from '../../support/checkouts'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import { deliverAll } from '../../support/notifications/notification-producers'
import type { Person } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'
import { requestPayout } from '../../support/wallets'

/** Above this the provider's fee is at its cap of ₦2,000. */
const DEAR = 13_000_000
const CAP = 200_000
const PRICE = 1_000_000

let testApi: TestApi
let vendor: Person
let accounts = 0
const accountNumber = () => `01234580${String(accounts).padStart(2, '0')}`

beforeAll(async () => {
  testApi = await openTestApi()
})
beforeEach(async () => {
  accounts += 1
  vendor = await testApi.vendor(accountNumber())
})
afterAll(() => testApi.close())

const decline = async (order: Transaction): Promise<void> => {
  await testApi.done(vendor, order, 'decline')
  await deliverAll(testApi, order)
}

const declineDear = async (times: number): Promise<void> => {
  const dear = await testApi.product(vendor, { price: DEAR })
  for (let left = times; left > 0; left -= 1) {
    await decline(await testApi.paid(await testApi.buyer(), dear))
  }
}

/** A sale whose money has gone to the bank. */
const paidOut = async (price: number): Promise<Transaction> => {
  const buyer = await testApi.buyer()
  const order = await testApi.paid(buyer, await testApi.product(vendor, { price }))
  await testApi.done(buyer, order, 'approve')
  testApi.passTime(DAY_MS + 1000)
  await testApi.runDueJobs()
  expect((await requestPayout(testApi, vendor, price)).status).toBe(200)
  await testApi.drain()
  return order
}

const balance = async (): Promise<number> => {
  const wallet = (await readWallet(vendor.uid))?.data
  return (wallet?.pending_minor ?? 0) + (wallet?.available_minor ?? 0)
}
const restOf = async () => (await readVendor(vendor.uid))?.data.rest ?? null
const debtsOf = async (): Promise<Debt[]> => {
  const { docs } = await collectionOf<Debt>(COLLECTIONS.debts)
    .where('vendor_id', '==', vendor.uid)
    .get()
  return docs.map((document) => document.data())
}

const pay = (body: object = { channel: 'card' }) =>
  testApi.call<{ reference: string; amount_minor: number; authorization_url: string }>(
    'POST',
    '/vendors/wallet/payments',
    { as: vendor, body },
  )

/** Pays what is owed at the provider, whose webhook then comes. */
const paidOff = async (): Promise<number> => {
  const { data } = await pay()
  testApi.pay({ payment: { reference: data.reference } } as Transaction)
  await testApi.drain()
  return data.amount_minor
}

const expectWhole = async () => {
  await testApi.drain()
  const audit = stateOfVendor(await loadAuditState(), vendor.uid)
  expect(brokenRules(audit)).toEqual([])
  expect((await providerFindings(testApi.deps.payments, audit)).findings).toEqual([])
}

describe('a balance below zero', () => {
  test('pauses the store after the order that takes it beyond ₦10,000, never before (case 63)', async () => {
    const product = await testApi.product(vendor, { price: PRICE })
    const late = await testApi.buyer()
    const [atHand, open] = [
      await testApi.paid(await testApi.buyer(), product),
      await testApi.buy(late, product),
    ]
    await declineDear(5)
    expect(await balance()).toBe(-5 * CAP)
    expect(await restOf()).toBeNull()
    await testApi.paid(await testApi.buyer(), product)

    await decline(atHand)
    expect(await balance()).toBeLessThan(-5 * CAP)
    expect((await restOf())?.owes_since).toBeDefined()
    expect(codeOf(await testApi.tryToBuy(await testApi.buyer(), product))).toBe(
      'product/store-resting',
    )
    // What was reserved may still be paid, and one tap doesn't open the store.
    testApi.pay(open, { is_silent: true })
    expect((await testApi.verify(late, open)).data.transactions[0]?.status.status).toBe('in_escrow')
    await testApi.call('POST', '/vendors/resume', { as: vendor })
    expect((await restOf())?.owes_since).toBeDefined()

    const owed = -(await balance())
    expect(await paidOff()).toBe(owed)
    expect(await balance()).toBe(0)
    expect(await restOf()).toBeNull()
    expect((await debtsOf()).map(({ state }) => state)).toEqual(['settled'])
    await expectWhole()
  })

  test('is paid once however often the provider tells, and only while it is owed', async () => {
    expect(codeOf(await pay())).toBe('wallet/nothing-owed')
    await declineDear(1)
    expect(codeOf(await pay({ channel: 'shells' }))).toBe('request/invalid')
    const { data } = await pay()
    expect(data).toMatchObject({ amount_minor: CAP })
    testApi.pay({ payment: { reference: data.reference } } as Transaction)
    const verify = (as: Person) =>
      testApi.call<{ state: string }>('POST', `/payments/${data.reference}/verify`, {
        as,
        body: {},
      })
    expect(codeOf(await verify(await testApi.buyer()))).toBe('payment/not-found')
    const notified = await Promise.all([verify(vendor), verify(vendor), testApi.drain()])
    expect(notified[0].data.state).toBe('paid')
    expect(await balance()).toBe(0)
    expect(codeOf(await pay())).toBe('wallet/nothing-owed')
    expect(codeOf(await pay())).not.toBe('success')
    await expectWhole()
  })

  test('is paid by one payment at a time, and what isn’t owed any more goes back', async () => {
    await declineDear(1)
    const begun = await pay()
    expect((await pay()).data).toEqual(begun.data)
    expect(codeOf(await pay({ channel: 'bank_transfer' }))).toBe('wallet/top-up-open')
    testApi.passTime(HOUR_MS)
    const later = await pay()
    expect(later.data.reference).not.toBe(begun.data.reference)
    for (const { data } of [later, begun]) {
      testApi.pay({ payment: { reference: data.reference } } as Transaction)
    }
    await drainLater(testApi)
    expect(await balance()).toBe(0)
    expect(
      [later, begun].map(({ data }) =>
        refundsOf(testApi, { payment: { reference: data.reference } } as Transaction).map(
          ({ amount, status }) => [amount, status],
        ),
      ),
    ).toEqual([[], [[CAP, 'processed']]])
    await expectWhole()
  })

  test('that a card paid is owed again once its bank takes the payment back', async () => {
    await declineDear(1)
    const { data } = await pay()
    const payment = { payment: { reference: data.reference } } as Transaction
    testApi.pay(payment)
    await testApi.drain()
    expect(await balance()).toBe(0)
    const dispute = await contest(testApi, payment)
    expect(await balance()).toBe(0)
    loseDispute(testApi.simulator.world, dispute, 'merchant-accepted')
    await testApi.drain()
    expect(await balance()).toBe(-CAP)
    expect((await debtsOf()).map(({ state }) => state).sort()).toEqual(['open', 'settled'])
    await expectWhole()
  })

  test('is written off after 90 days; the store stays closed until it is paid after all', async () => {
    await declineDear(1)
    testApi.passTime(89 * DAY_MS)
    await testApi.runDueJobs()
    expect(await balance()).toBe(-CAP)
    testApi.passTime(2 * DAY_MS)
    await testApi.runDueJobs()
    await testApi.runDueJobs()
    expect(await balance()).toBe(0)
    expect(await debtsOf()).toMatchObject([{ state: 'written_off', written_off_minor: CAP }])
    expect((await restOf())?.owes_since).toBeDefined()
    expect((await readWallet(vendor.uid))?.data.written_off_minor).toBe(CAP)
    await expectWhole()

    expect(await paidOff()).toBe(CAP)
    expect((await readWallet(vendor.uid))?.data.written_off_minor).toBe(0)
    expect(await debtsOf()).toMatchObject([{ state: 'settled', written_off_minor: 0 }])
    expect(await balance()).toBe(0)
    expect(await restOf()).toBeNull()
    await expectWhole()
  })

  test('that begins anew after a write-off is written off, too', async () => {
    const order = await paidOut(DEAR)
    await declineDear(1)
    const writtenOff = async () => {
      testApi.passTime(91 * DAY_MS)
      await testApi.runDueJobs()
    }
    await writtenOff()
    expect(await debtsOf()).toMatchObject([{ state: 'written_off', due: null }])
    loseDispute(testApi.simulator.world, await contest(testApi, order), 'merchant-accepted')
    await deliverAll(testApi, order)
    expect(await balance()).toBe(-DEAR)
    await writtenOff()
    expect(await balance()).toBe(0)
    const written_off_minor = CAP + DEAR
    expect(await debtsOf()).toMatchObject([{ state: 'written_off', written_off_minor }])
    expect(await paidOff()).toBe(written_off_minor)
    expect(await restOf()).toBeNull()
    await expectWhole()
  })

  test('ends with a payout that comes back, which opens the store', async () => {
    const order = await paidOut(DEAR)
    loseDispute(testApi.simulator.world, await contest(testApi, order), 'merchant-accepted')
    await deliverAll(testApi, order)
    expect(await balance()).toBe(-DEAR)
    expect((await restOf())?.owes_since).toBeDefined()
    const transfer = [...testApi.simulator.world.state.transfers.values()].at(-1)
    if (!transfer) throw new Error('no transfer')
    setTransfer(testApi.simulator.world, transfer, 'reversed')
    await drainLater(testApi)
    expect(await balance()).toBe(0)
    expect(await debtsOf()).toMatchObject([{ state: 'settled' }])
    expect(await restOf()).toBeNull()
    await expectWhole()
  })

  test('outlives the account, and is met by the same bank account (case 64)', async () => {
    await declineDear(1)
    await testApi.drain()
    const recipient = await testApi.deps.payments.createRecipient({
      name: vendor.name,
      account_number: accountNumber(),
      bank_code: '058',
    })
    await expect(requireNoDebt(recipient.recipient_code)).rejects.toMatchObject({
      code: 'vendor/owes',
    })
    const body = { confirm: 'DELETE' }
    expect(codeOf(await testApi.call('POST', '/users/delete', { as: vendor, body }))).toBe(
      'success',
    )
    const [debt] = await debtsOf()
    expect(debt).toMatchObject({ state: 'written_off', written_off_minor: CAP })
    expect(JSON.stringify(debt)).not.toContain(recipient.recipient_code)
    await expect(requireNoDebt(recipient.recipient_code)).rejects.toMatchObject({
      code: 'vendor/owes',
    })
    await requireNoDebt('RCP_of_somebody_else')
    await expectWhole()
  })

  test('that a bank makes after the account was closed is met by it, too (case 64)', async () => {
    const order = await paidOut(PRICE)
    const close = async () =>
      codeOf(
        await testApi.call('POST', '/users/delete', { as: vendor, body: { confirm: 'DELETE' } }),
      )
    const dispute = await contest(testApi, order)
    expect(await close()).toBe('user/money-held')
    winDispute(testApi.simulator.world, dispute)
    await testApi.drain()
    expect(await close()).toBe('success')

    loseDispute(testApi.simulator.world, await contest(testApi, order), 'merchant-accepted')
    await deliverAll(testApi, order)
    expect(await balance()).toBe(-PRICE)
    const account = { name: vendor.name, account_number: accountNumber(), bank_code: '058' }
    const { recipient_code } = await testApi.deps.payments.createRecipient(account)
    await expect(requireNoDebt(recipient_code)).rejects.toMatchObject({ code: 'vendor/owes' })
    await expectWhole()
  })
})
