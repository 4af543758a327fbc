import type { Payment } from '../../../contract/entities/money/payment'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { addDebtStep, readDebt } from '../../../db/money/debts'
import { changePayment } from '../../../db/money/payments'
import { requirePayment } from '../../../db/money/require-payment'
import { payDebt } from '../../../domain/money/wallet/debt'
import type { Charge } from '../../../ports/payments'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import { othersWithAccountOf } from '../../people/vendor/account-debts'
import { syncBalance } from '../wallet/sync-balance'

/**
 * Applies what became of a vendor's payment of a debt, whatever amount came. The store and others
 * with its bank account open at once. Idempotent.
 * @param provider_fee_minor what the provider takes of it
 */
export const confirmDebtPayment = async (
  deps: Deps,
  { reference, buyer_id }: Payment,
  { amount_minor, provider_id }: Charge,
  provider_fee_minor: number,
): Promise<Payment['state']> => {
  let vendor_id: string | undefined
  const posted = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const payment = await requirePayment(reference)
    const debt = await readDebt(payment.data.debt_id ?? '')
    if (!debt) throw new Error(`the debt of ${reference} is gone`)
    vendor_id = debt.data.vendor_id
    if (payment.data.state === 'paid') return { result: [], skip_commit: true }
    const step = payDebt(debt.data, reference, { amount_minor, provider_fee_minor }, now)
    addDebtStep(batch, debt, step, now)
    const updated_at = timestampFromMillis(now)
    changePayment(batch, payment, { state: 'paid', provider_id, provider_fee_minor, updated_at })
    return { result: step.ledger }
  })
  logPostedEntries(deps, posted)
  if (vendor_id === undefined) return 'paid'
  // The payer may be another store with the bank account; whoever owed may have left.
  const shared = await Promise.all([vendor_id, buyer_id].map(othersWithAccountOf))
  for (const id of new Set([vendor_id, ...shared.flat(), buyer_id])) await syncBalance(deps, id)
  return 'paid'
}
