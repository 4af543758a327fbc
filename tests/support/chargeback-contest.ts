import type { Transaction } from '../../functions/src/contract/entities/orders/transaction'
import { brokenRules } from '../../functions/src/domain/money/ledger/invariants'
import { openDispute } from '../../tools/paystack-simulator/disputes'
import type { Dispute } from '../../tools/paystack-simulator/model'
import { loadAuditState } from '../../tools/reconcile/audit-state'
import { balanceFinding, providerFindings } from '../../tools/reconcile/provider-invariant'
import { stateOfVendor } from './ledger/vendor-state'
import { openTestApi, type TestApi } from './test-api'

/** A test API with a buyer and a vendor whose orders can be contested. */
export const openContests = async () => {
  const testApi = await openTestApi()
  const [buyer, vendor] = await Promise.all([testApi.buyer(), testApi.vendor()])
  return {
    testApi,
    buyer,
    vendor,
    paidOrder: async () => testApi.paid(buyer, await testApi.product(vendor)),
    contest: (order: Transaction, refund_amount?: number) => contest(testApi, order, refund_amount),
  }
}
export type Contests = Awaited<ReturnType<typeof openContests>>

/** Opens a chargeback for this amount and waits for what follows at once. */
export const contest = async (
  testApi: TestApi,
  { payment }: Transaction,
  refund_amount?: number,
): Promise<Dispute> => {
  const { world } = testApi.simulator
  const charge = world.state.charges.get(payment.reference)
  if (!charge) throw new Error('no charge')
  const dispute = openDispute(world, charge, refund_amount === undefined ? {} : { refund_amount })
  await testApi.drain()
  return dispute
}

/**
 * Everything that breaks an invariant or differs from the provider's records. The balances are
 * compared as if no refund or payout were in flight.
 */
export const problemsOf = async (testApi: TestApi, vendor_id: string) => {
  const all = await loadAuditState()
  const audit = stateOfVendor(all, vendor_id)
  const { findings } = await providerFindings(testApi.deps.payments, audit)
  const expected = { ...all, outbox: [], payouts: [] }
  const differences = await balanceFinding(testApi.deps.payments, expected)
  return [...brokenRules(audit), ...findings, ...differences]
}
