import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { OutboxItem, OutboxTask } from '../../../contract/entities/outbox'
import { MINUTE_MS } from '../../../contract/time'
import { type RefundHold, refundHold } from '../../../domain/money/chargeback/refund-hold'
import { requireTransaction } from '../../orders/transaction/execute-command'
import type { TaskResult } from '../../outbox/handlers/result'
import { readOrdersOfPayment } from './contested-orders'

/** Why nothing of an order's payment goes back to who paid it, if so. */
export const refundHoldOf = async (
  transaction: Pick<Transaction, 'payment'>,
): Promise<RefundHold | null> => refundHold(await readOrdersOfPayment(transaction))

/** How often a refund that a chargeback holds back is looked at. */
const CONTESTED_RETRY_MS = 10 * MINUTE_MS

type RefundTask = Extract<OutboxTask, { kind: 'refund' | 'refund_transfer' }>

/**
 * Holds back a refund that is not sent yet, however it is sent, while its payment is contested: the
 * bank would give the same money again. If the bank did, an operator decides.
 */
export const heldBack = async (
  { state }: Pick<OutboxItem, 'state'>,
  { transaction_id, despite_chargeback }: RefundTask,
): Promise<TaskResult | undefined> => {
  if (despite_chargeback) return undefined
  const hold = await refundHoldOf((await requireTransaction(transaction_id)).data)
  if (hold === 'contested') {
    const last_error = 'waits for the end of a chargeback'
    return { state, last_error, waits: true, retry_in_ms: CONTESTED_RETRY_MS }
  }
  return hold === null
    ? undefined
    : { state: 'dead', last_error: 'the bank has already given the money back' }
}
