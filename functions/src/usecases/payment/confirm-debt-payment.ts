import type { Payment } from '../../contract/entities/orders/payment'
import { timestampFromMillis } from '../../contract/time'
import { commitWithRetry } from '../../db/commit'
import { addDebtStep, readDebt } from '../../db/money/debts'
import { changePayment } from '../../db/money/payments'
import { payDebt } from '../../domain/wallet/debt'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'
import { logPostedEntries } from '../ledger/log-posted-entries'
import type { Charge } from '../ports/payments'
import { syncBalance } from '../wallet/sync-balance'
import { requirePayment } from './require-payment'

/**
 * Applies what became of a vendor's payment of a debt, whatever amount came. The store opens at once.
 * Idempotent.
 * @param provider_fee_minor what the provider takes of it
 */
export const confirmDebtPayment = async (
  deps: Deps,
  { reference }: Payment,
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
  if (vendor_id !== undefined) await syncBalance(deps, vendor_id)
  return 'paid'
}
