import { AppError } from '../../../contract/api/errors'
import { refundTransferId } from '../../../db/money/outbox'
import { readPayment } from '../../../db/money/payments'
import { payoutOfReference } from '../../../db/money/payouts'
import { requirePayment } from '../../../db/money/require-payment'
import type { ProviderEvent } from '../../../ports/payment-events'
import type { Deps } from '../../deps'
import { executeCommands } from '../../orders/transaction/execute-command'
import { processOutboxItem } from '../../outbox/dispatch-outbox'
import { syncChargeback } from '../chargeback/sync-chargeback'
import { confirmStoredPayment } from './confirm-payment'
import { followRefunds } from './follow-refunds'
import { noteUnplaced } from './note-unplaced'
import type { WebhookOutcome } from './webhook-outcome'

type Rejection = Extract<ProviderEvent, { type: 'transfer_rejected' }>

/**
 * Handles a buyer's bank transfer that the provider rejected because it came too late or had the
 * wrong amount. The money went back to the buyer's bank, the order stays payable until its
 * deadline, and the buyer is notified.
 * @throws AppError `payment/not-found` if the charge is not ours
 */
const notifyRejectedTransfer = async (
  deps: Deps,
  { provider_id, message_type, amount_minor }: Rejection,
): Promise<void> => {
  const charge = await deps.payments.fetchTransaction(provider_id)
  if (!charge) throw new AppError('payment/not-found')
  const { data } = await requirePayment(charge.reference)
  // The same row of the table for each: an order of the checkout may have ended meanwhile.
  await executeCommands(deps, data.transaction_ids, (transactions) => ({
    plans: transactions.map(() => ({
      command: { action: 'transfer_rejected', message_type, amount_minor },
      actor: { role: 'provider', id: deps.payments.id },
    })),
  }))
}

const DONE: WebhookOutcome = { outcome: 'processed', note: null }

const noteForeignCharge = async (
  deps: Deps,
  reference: string,
  event_key: string,
): Promise<WebhookOutcome> => {
  const charge = await deps.payments.verifyTransaction(reference)
  if (!charge) return { outcome: 'processed', note: 'a payment that nobody knows' }
  if (charge.state !== 'success' && charge.state !== 'reversed') {
    return { outcome: 'retry', note: 'not paid yet' }
  }
  await noteUnplaced(deps, {
    kind: 'charge',
    subject: charge.provider_id,
    event_key,
    reference,
    transaction_id: null,
    amount_minor: charge.amount_minor,
    currency: charge.currency,
    moved_minor: charge.amount_minor - (charge.fees_minor ?? 0),
    problem: 'a payment that is not ours',
  })
  return DONE
}

const confirm = async (
  deps: Deps,
  reference: string,
  event_key: string,
): Promise<WebhookOutcome> => {
  const payment = await readPayment(reference)
  if (!payment) return noteForeignCharge(deps, reference, event_key)
  const { state } = await confirmStoredPayment(deps, payment.data)
  return state === 'awaiting' ? { outcome: 'retry', note: 'not paid yet' } : DONE
}

const noteForeignTransfer = async (
  deps: Deps,
  reference: string,
  event_key: string,
): Promise<WebhookOutcome> => {
  const transfer = await deps.payments.verifyTransfer(reference)
  if (!transfer) return { outcome: 'processed', note: 'a transfer that nobody knows' }
  const { outcome, amount_minor, fee_minor, currency } = transfer
  await noteUnplaced(deps, {
    kind: 'transfer',
    subject: reference,
    event_key,
    reference,
    transaction_id: null,
    amount_minor,
    currency,
    moved_minor: outcome === 'not_paid' ? 0 : -(amount_minor + (fee_minor ?? 0)),
    problem: 'a transfer that is no payout of ours',
  })
  return DONE
}

const followTransfer = async (
  deps: Deps,
  reference: string,
  event_key: string,
): Promise<WebhookOutcome> => {
  const payout = await payoutOfReference(reference)
  const id = payout ? `${payout.id}-transfer` : await refundTransferId(reference)
  if (id === undefined) return noteForeignTransfer(deps, reference, event_key)
  const isTaken = await processOutboxItem(deps, id, 'webhook')
  // The event arrived before the response to our own request: it is handled again later.
  return isTaken ? DONE : { outcome: 'retry', note: 'the transfer is being sent' }
}

/** Records an event of a known type that can't be parsed, for an operator to investigate. */
const noteUnread = async (
  deps: Deps,
  { event, problem }: Extract<ProviderEvent, { type: 'unknown' }>,
  event_key: string,
): Promise<WebhookOutcome> => {
  if (problem === null) return { outcome: 'processed', note: 'an event that means nothing to us' }
  await noteUnplaced(deps, {
    kind: 'event',
    subject: event_key,
    event_key,
    reference: null,
    transaction_id: null,
    amount_minor: null,
    currency: 'NGN',
    moved_minor: 0,
    problem: `${event || 'an event'} that can't be read: ${problem}`,
  })
  return { outcome: 'processed', note: problem }
}

/**
 * Handles a provider event. The event is only a hint: its subject is fetched from the provider, and
 * that response is acted on. An event is done once the ledger reflects what it moved; any failure
 * is thrown, and the event is retried.
 */
export const handleProviderEvent = async (
  deps: Deps,
  event: ProviderEvent,
  event_key: string,
): Promise<WebhookOutcome> => {
  switch (event.type) {
    case 'charge_succeeded':
      return confirm(deps, event.reference, event_key)
    case 'refund_updated':
      return followRefunds(deps, event, event_key)
    case 'transfer_updated':
      return followTransfer(deps, event.reference, event_key)
    case 'dispute_updated':
      return syncChargeback(deps, event.dispute_id, event_key)
    case 'transfer_rejected':
      await notifyRejectedTransfer(deps, event)
      return DONE
    case 'unknown':
      return noteUnread(deps, event, event_key)
  }
}
