import { positiveMinor } from '../../../contract/amount'
import type { Payment } from '../../../contract/entities/money/payment'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { addDebtStep, readDebt } from '../../../db/money/debts'
import { readChain } from '../../../db/money/ledger'
import { addTask } from '../../../db/money/outbox'
import { changePayment } from '../../../db/money/payments'
import { requirePayment } from '../../../db/money/require-payment'
import { readWallet } from '../../../db/money/wallets'
import { balanceOfWallet } from '../../../domain/money/wallet/debt'
import { payDebt, takeBackDebtPayment } from '../../../domain/money/wallet/debt-payment'
import type { Charge } from '../../../ports/payments'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import { othersWithAccountOf } from '../../people/vendor/account-debts'
import { syncBalance } from '../wallet/sync-balance'

/**
 * Applies what became of a vendor's payment of a debt, whatever amount came: what isn't owed goes
 * back. The store and others with its bank account open at once. Idempotent.
 * @param provider_fee_minor what the provider takes of it
 */
export const confirmDebtPayment = async (
  deps: Deps,
  { reference, buyer_id, currency }: Payment,
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
    const wallet = await readWallet(vendor_id)
    const balance_minor = wallet ? balanceOfWallet(wallet.data) : 0
    const paid = { reference, amount_minor, provider_fee_minor }
    const step = payDebt(debt.data, balance_minor, paid, now)
    addDebtStep(batch, { debt, wallet }, step, now)
    const returned_minor = positiveMinor(step.returned_minor)
    if (returned_minor) {
      const task = { kind: 'debt_refund', debt_id: debt.data.id, currency } as const
      const back = { ...task, payment_reference: reference, amount_minor: returned_minor }
      addTask(batch, `${debt.data.id}-${reference}`, back, now)
    }
    const updated_at = timestampFromMillis(now)
    changePayment(batch, payment, { state: 'paid', provider_id, provider_fee_minor, updated_at })
    return { result: step.ledger }
  })
  logPostedEntries(deps, posted)
  if (vendor_id === undefined) return 'paid'
  await syncShared(deps, vendor_id, buyer_id)
  return 'paid'
}

/** The payer may be another store with the bank account; whoever owed may have left. */
const syncShared = async (deps: Deps, vendor_id: string, payer_id: string): Promise<void> => {
  const shared = await Promise.all([vendor_id, payer_id].map(othersWithAccountOf))
  for (const id of new Set([vendor_id, ...shared.flat(), payer_id])) await syncBalance(deps, id)
}

/** Applies what a bank took back of a debt's payment: it is owed again. Idempotent. */
export const takeBackPayment = async (
  deps: Deps,
  { reference, buyer_id, debt_id = '' }: Payment,
  taken: { chargeback_id: string; taken_minor: number },
): Promise<void> => {
  const done = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const debt = await readDebt(debt_id)
    if (!debt) throw new Error(`the debt of ${reference} is gone`)
    const { vendor_id } = debt.data
    const [chain, wallet] = await Promise.all([readChain(debt_id), readWallet(vendor_id)])
    const step = takeBackDebtPayment(debt.data, chain, { ...taken, reference }, now)
    if (!step) return { result: { vendor_id, posted: [] }, skip_commit: true }
    addDebtStep(batch, { debt, wallet }, step, now)
    return { result: { vendor_id, posted: step.ledger } }
  })
  logPostedEntries(deps, done.posted)
  await syncShared(deps, done.vendor_id, buyer_id)
}
