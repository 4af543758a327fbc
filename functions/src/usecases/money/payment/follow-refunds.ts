import { refundItems } from '../../../db/money/outbox'
import { readPayment } from '../../../db/money/payments'
import type { KnownEvent } from '../../../ports/payment-events'
import type { Deps } from '../../deps'
import { processOutboxItem } from '../../outbox/dispatch-outbox'
import { noteUnplaced } from './note-unplaced'
import type { WebhookOutcome } from './webhook-outcome'

type RefundEvent = Extract<KnownEvent, { type: 'refund_updated' }>

/**
 * Records refunds that no task of ours requested: made by hand at the provider, or of a charge that
 * isn't ours.
 */
const noteForeign = async (
  deps: Deps,
  { reference }: RefundEvent,
  event_key: string,
): Promise<void> => {
  const payment = await readPayment(reference)
  const { transaction_ids: ids = [], top_up_id, debt_id } = payment?.data ?? {}
  const own = [...ids, top_up_id ?? [], debt_id ?? []].flat()
  for (const refund of await deps.payments.listRefunds(reference)) {
    // Our refunds carry their task's id, which begins with the id of the transaction, the top-up or the debt.
    const isOurs = own.some((id) => refund.merchant_note?.startsWith(id))
    if (isOurs) continue
    await noteUnplaced(deps, {
      kind: 'refund',
      subject: refund.refund_id,
      event_key,
      reference,
      transaction_id: ids[0] ?? null,
      amount_minor: refund.amount_minor,
      currency: refund.currency,
      moved_minor: refund.state === 'failed' ? 0 : -refund.amount_minor,
      problem: 'a refund that we did not ask for',
    })
  }
}

/** Updates our refunds of a charge, and records those that are not ours. */
export const followRefunds = async (
  deps: Deps,
  event: RefundEvent,
  event_key: string,
): Promise<WebhookOutcome> => {
  let isTaken = true
  for (const { id } of await refundItems(event.reference)) {
    isTaken = (await processOutboxItem(deps, id, 'webhook')) && isTaken
  }
  await noteForeign(deps, event, event_key)
  // The event arrived before the response to our own request, so its refund has no known id yet.
  return isTaken
    ? { outcome: 'processed', note: null }
    : { outcome: 'retry', note: 'the refund is being sent' }
}
