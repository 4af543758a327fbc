import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failedSaleCostOf } from '../../../functions/src/contract/escrow/failed-sale-cost'
import { formatMoney } from '../../../functions/src/contract/money'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { readChain } from '../../../functions/src/db/money/ledger'
import { readOutboxItem } from '../../../functions/src/db/money/outbox'
import { brokenRules } from '../../../functions/src/domain/money/ledger/invariants'
import { postedFeeOf } from '../../../functions/src/domain/money/wallet/conclude-payout'
import type { Deps } from '../../../functions/src/usecases/deps'
import { confirmPayment } from '../../../functions/src/usecases/money/payment/confirm-payment'
import { processOutboxItem } from '../../../functions/src/usecases/outbox/dispatch-outbox'
import { traced } from '../../../functions/src/usecases/trace'
import { loadAuditState } from '../../../tools/reconcile/audit-state'
import { providerFindings } from '../../../tools/reconcile/provider-invariant'
import { stateOfVendor } from '../../support/ledger/vendor-state'
import { deliverAll } from '../../support/notifications/notification-producers'
import { type Person, signUpOperator } from '../../support/people'
import { openTestApi, type TestApi } from '../../support/test-api'
import { showWallet } from '../../support/wallets'

let testApi: TestApi
let buyer: Person

beforeAll(async () => {
  testApi = await openTestApi()
  testApi.odd_books = 'The provider names another fee than it takes.'
  buyer = await testApi.buyer()
})
afterAll(() => testApi.close())

const walletOf = (vendor: Person) => showWallet(testApi, vendor)

test('an operator who gives the money back may choose that Oja bears the bank’s fee', async () => {
  const operator = await signUpOperator(testApi.deps, 'money')
  const refund = async (cost_by?: 'platform') => {
    const vendor = await testApi.vendor()
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    const claim = { reason: 'damaged', description: 'The handle came off at once.' }
    await testApi.done(buyer, order, 'dispute', claim)
    await testApi.done(vendor, order, 'dispute/message', { text: 'It left here whole.' })
    testApi.passTime(15 * DAY_MS)
    await testApi.runDueJobs()
    const { event_count } = await testApi.read(order)
    const reason = 'Both have shown what they have.'
    const body = { version: event_count, outcome: 'refund', reason, ...(cost_by && { cost_by }) }
    const path = `/console/cases/${order.id}/decide`
    const decided = await testApi.call('POST', path, { as: operator, body })
    expect(decided.status).toBe(200)
    return (await testApi.read(order)).money.failed_sale_cost_minor ?? 0
  }
  expect(await refund('platform')).toBe(0)
  expect(await refund()).toBeGreaterThan(0)
})

describe('a sale that the vendor declines', () => {
  test('costs what the bank keeps: said before, in the wallet after, and never the buyer’s', async () => {
    const vendor = await testApi.vendor()
    const order = await testApi.paid(buyer, await testApi.product(vendor))
    await deliverAll(testApi, order)
    const cost = failedSaleCostOf(await testApi.read(order))
    expect(cost).toBe(Math.ceil(order.amount_paid * 0.015) + 10_000)
    const declined = await testApi.done(vendor, order, 'decline')
    expect(declined.money).toMatchObject({
      refunded_minor: order.amount_paid,
      failed_sale_cost_minor: cost,
    })
    await testApi.drain()
    const { wallet, entries } = await walletOf(vendor)
    expect(wallet.available_minor).toBe(-cost)
    expect(entries).toMatchObject([{ kind: 'failed_sale_cost', amount_minor: -cost }])
    const notified = await testApi.call<{ items: { message: string }[] }>(
      'GET',
      '/users/notifications',
      { as: vendor },
    )
    expect(JSON.stringify(notified.data)).toContain(`the bank’s fee of ${formatMoney(cost, 'NGN')}`)
    const audit = stateOfVendor(await loadAuditState(), vendor.uid)
    expect(brokenRules(audit)).toEqual([])
    expect((await providerFindings(testApi.deps.payments, audit)).findings).toEqual([])
  })

  test('costs what the schedule says while the provider names no fee (case 67)', async () => {
    const vendor = await testApi.vendor()
    const order = await testApi.buy(buyer, await testApi.product(vendor))
    const { payments } = testApi.deps
    let fees_minor: number | null = null
    const deps: Deps = {
      ...traced(testApi.deps, { operation: 'a provider without a fee' }),
      payments: {
        ...payments,
        verifyTransaction: async (reference) => {
          const charge = await payments.verifyTransaction(reference)
          return charge && { ...charge, fees_minor }
        },
      },
    }
    testApi.pay(order, { is_silent: true })
    await confirmPayment(deps, order.payment.reference)
    const posted = async () => postedFeeOf(await readChain(order.id))
    const scheduled = Math.ceil(order.amount_paid * 0.015) + 10_000
    expect(await posted()).toBe(scheduled)
    const task = `${order.payment.reference}-charge-fee`
    await processOutboxItem(deps, task, 'schedule')
    expect((await readOutboxItem(task))?.data.state).toBe('pending')
    expect(await posted()).toBe(scheduled)

    fees_minor = 11_000
    testApi.passTime(2 * HOUR_MS)
    await processOutboxItem(deps, task, 'schedule')
    expect((await readOutboxItem(task))?.data.state).toBe('completed')
    expect(await posted()).toBe(11_000)
    const notified = await testApi.read(order)
    expect(failedSaleCostOf(notified)).toBe(11_000)
    const audit = stateOfVendor(await loadAuditState(), vendor.uid)
    expect(brokenRules(audit)).toEqual([])
  })
})
