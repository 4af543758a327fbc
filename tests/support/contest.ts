import type { Transaction } from '../../functions/src/contract/entities/transaction'
import { brokenRules } from '../../functions/src/domain/ledger/invariants'
import { openDispute } from '../../tools/paystack-simulator/disputes'
import type { Dispute } from '../../tools/paystack-simulator/model'
import { booksOfVendor, loadAuditState } from '../../tools/reconcile/books'
import { balanceFinding, providerFindings } from '../../tools/reconcile/provider-invariant'
import type { TestApi } from './test-api'

/** The payer's bank asks for so much of the charge back; all that follows at once is done. */
export const contest = async (
  testApi: TestApi,
  { payment }: Transaction,
  refund_amount?: number,
): Promise<Dispute> => {
  const { world } = testApi.simulator
  const charge = world.state.charges.get(payment.reference)
  if (!charge) throw new Error('no charge')
  const dispute = openDispute(world, charge, refund_amount === undefined ? {} : { refund_amount })
  await testApi.settle()
  return dispute
}

/**
 * Whatever breaks a rule or differs from what the provider says; the balances are compared with
 * nothing on its way.
 */
export const problemsOf = async (testApi: TestApi, vendor_id: string) => {
  const all = await loadAuditState()
  const books = booksOfVendor(all, vendor_id)
  const { findings } = await providerFindings(testApi.deps.payments, books)
  const settled = { ...all, outbox: [], payouts: [] }
  const differences = await balanceFinding(testApi.deps.payments, settled)
  return [...brokenRules(books), ...findings, ...differences]
}
