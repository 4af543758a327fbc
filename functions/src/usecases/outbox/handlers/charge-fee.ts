import type { OutboxTask } from '../../../contract/entities/outbox'
import { HOUR_MS, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { addLedgerEntries } from '../../../db/money/ledger'
import { changePayment } from '../../../db/money/payments'
import { requirePayment } from '../../../db/money/require-payment'
import { addTopUpStep, readTopUp } from '../../../db/money/top-ups'
import { saveTransaction } from '../../../db/orders/transactions'
import { correctTopUpFee } from '../../../domain/money/wallet/top-up'
import { correctChargeFee } from '../../../domain/orders/checkout/correct-fee'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { logPostedEntries } from '../../log-posted-entries'
import { requireTransaction } from '../../orders/transaction/execute-command'
import type { TaskResult } from './result'

type ChargeFeeTask = Extract<OutboxTask, { kind: 'charge_fee' }>

/** Posts what the provider's fee differs from the schedule's, once. */
const correct = async (deps: Deps, reference: string, fee_minor: number): Promise<void> => {
  const posted = await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const payment = await requirePayment(reference)
    const { is_fee_estimated, provider_fee_minor } = payment.data
    if (!is_fee_estimated) return { result: [], skip_commit: true }
    const top_up = payment.data.top_up_id ? await readTopUp(payment.data.top_up_id) : undefined
    const of_top_up =
      top_up && correctTopUpFee(top_up.data, fee_minor - (provider_fee_minor ?? 0), now)
    if (top_up && of_top_up) addTopUpStep(batch, top_up, of_top_up)
    const stored = await Promise.all(payment.data.transaction_ids.map(requireTransaction))
    const corrected = correctChargeFee(
      stored.map(({ data }) => data),
      provider_fee_minor ?? 0,
      fee_minor,
      now,
    )
    for (const [index, one] of stored.entries()) {
      const after = corrected[index]
      if (!after) continue
      saveTransaction(batch, one, after.transaction)
      addLedgerEntries(batch, after.entries)
    }
    changePayment(batch, payment, {
      provider_fee_minor: fee_minor,
      is_fee_estimated: false,
      updated_at: timestampFromMillis(now),
    })
    const entries = corrected.flatMap((one) => one.entries)
    return { result: [...entries, ...(of_top_up?.ledger ?? [])] }
  })
  logPostedEntries(deps, posted)
}

/** Asks for the fee that the provider didn't name with the charge, and posts the difference. */
export const handleChargeFee = async (
  deps: Deps,
  { payment_reference }: ChargeFeeTask,
): Promise<TaskResult> => {
  const charge = await deps.payments.verifyTransaction(payment_reference)
  if (charge?.fees_minor == null) {
    const last_error = 'the provider names no fee yet'
    return { state: 'pending', last_error, retry_in_ms: HOUR_MS }
  }
  await correct(deps, payment_reference, charge.fees_minor)
  return { state: 'completed', last_error: null }
}
