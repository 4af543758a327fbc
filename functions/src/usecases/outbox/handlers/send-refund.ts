import type { OutboxItem, RefundTask } from '../../../contract/entities/outbox'
import { MINUTE_MS, millisOf } from '../../../contract/time'
import { refundItems } from '../../../db/money/outbox'
import type { Refund } from '../../../ports/payments'
import type { Deps } from '../../deps'
import { isLeased, type Lease, noteSending } from '../outbox-lease'
import { askAgain, type TaskResult } from './result'

const RESULTS: Record<Refund['state'], OutboxItem['state']> = {
  pending: 'submitted',
  processing: 'submitted',
  processed: 'completed',
  failed: 'dead',
  needs_attention: 'dead',
}

const isBefore = (a: OutboxItem, b: OutboxItem): boolean => {
  const between = millisOf(a.created_at) - millisOf(b.created_at)
  return between < 0 || (between === 0 && a.id < b.id)
}

/** Late money waits for the buyer's choice and holds up no other refund. */
const isForLater = ({ attempts, next_attempt_at }: OutboxItem, now: number): boolean =>
  attempts === 0 && millisOf(next_attempt_at) > now

/**
 * Finds another refund of the same charge that the provider may be creating. Refunds of a charge
 * are sent one at a time: until they have ids, they can't be distinguished.
 */
const refundAhead = async (
  { clock }: Deps,
  item: OutboxItem,
  { payment_reference }: RefundTask,
): Promise<OutboxItem | undefined> => {
  const now = clock()
  return (await refundItems(payment_reference)).find(
    (other) =>
      other.id !== item.id &&
      other.provider_id === null &&
      !isForLater(other, now) &&
      (other.unanswered !== null ||
        ((other.state === 'pending' || isLeased(other, now)) && isBefore(other, item))),
  )
}

const requestOf = ({ id }: OutboxItem, task: RefundTask) => ({
  reference: task.payment_reference,
  amount_minor: task.amount_minor,
  currency: task.currency,
  key: id,
})

/**
 * Returns the provider's refund, or a task result while there is none.
 * @param heldBack why it isn't sent yet, if it isn't
 */
export const sendRefund = async (
  deps: Deps,
  lease: Lease,
  task: RefundTask,
  heldBack: () => Promise<TaskResult | undefined> = async () => undefined,
): Promise<Refund | TaskResult> => {
  const { item } = lease
  if (item.provider_id) return deps.payments.fetchRefund(item.provider_id)
  const ahead = await refundAhead(deps, item, task)
  if (ahead) {
    const last_error = `waits for ${ahead.id}, a refund of the same charge`
    return { state: item.state, last_error, waits: true, retry_in_ms: MINUTE_MS }
  }
  const request = requestOf(item, task)
  const wait = askAgain(item, deps.clock()) ?? (await heldBack())
  if (wait) return (item.unanswered && (await deps.payments.findRefund(request))) || wait
  return deps.payments.createRefund(request, () => noteSending(deps, lease))
}

/** What becomes of the task once the provider has the refund. */
export const refundTaskResult = (sent: Refund): TaskResult => {
  const state = RESULTS[sent.state]
  const last_error = state === 'dead' ? `the refund is ${sent.state}` : null
  return { state, provider_id: sent.refund_id, last_error, unanswered: null }
}
