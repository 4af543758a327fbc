import type { OutboxTask } from '../../../contract/outbox'
import { millisOf } from '../../../contract/time'
import type { Transaction, TransactionEvent } from '../../../contract/transaction'
import { readEvents, readPrivatePart, readTransaction } from '../../../store/transactions'
import type { Deps } from '../../deps'
import type { TaskResult } from './result'

type EvidenceTask = Extract<OutboxTask, { kind: 'chargeback_evidence' }>

const DATE_LENGTH = 10
/** Where the account, and what only the buyer saw, is gone. */
const REMOVED = 'removed'
const isoOf = (at: TransactionEvent['at']): string => new Date(millisOf(at)).toISOString()

const lineOf = ({ at, who, action, from, to, note }: TransactionEvent): string =>
  `${isoOf(at)}  ${who.actor}  ${action}  ${from} -> ${to}${note ? `  ${note}` : ''}`

/** The whole course of a purchase in words: what was bought, sent, handed over, said and when. */
const packOf = (transaction: Transaction, events: readonly TransactionEvent[]): string => {
  const { invoice_id, quantity, product_details, amount_paid, currency, shipment } = transaction
  const handover = shipment
    ? [
        `Carrier: ${shipment.carrier}`,
        `Tracking: ${shipment.tracking_number ?? shipment.waybill_note ?? 'none'}`,
        `Handover known by: ${shipment.proof ?? 'not yet handed over'}`,
      ]
    : ['Not yet shipped']
  return [
    `Order ${invoice_id}: ${quantity} x ${product_details.name}`,
    `Paid: ${amount_paid} minor units of ${currency}`,
    ...handover,
    'Timeline:',
    ...events.map(lineOf),
  ].join('\n')
}

const contactOf = async ({ identity, log }: Deps, uid: string): Promise<string> => {
  try {
    return (await identity.account(uid)).email
  } catch (error) {
    log.warn('No address for a chargeback', { uid, error: String(error) })
    return ''
  }
}

/**
 * Answers a chargeback from the timeline. It is contested where the goods were sent; where they
 * were not there is nothing to contest with, and the provider gives the money back.
 */
export const workChargebackEvidence = async (
  deps: Deps,
  { transaction_id, chargeback_id }: EvidenceTask,
): Promise<TaskResult> => {
  const { payments } = deps
  const dispute = await payments.fetchDispute(chargeback_id)
  if (dispute.state !== 'awaiting_merchant_feedback') return { state: 'done' }
  const kept = await readTransaction(transaction_id)
  if (!kept) return { state: 'stuck', last_error: 'the transaction is gone' }
  const { delivery, customer_details, shipment, buyer_id } = kept.data
  const contact = (await readPrivatePart(transaction_id, buyer_id))?.contact
  const pack = packOf(kept.data, await readEvents(transaction_id))
  const delivered_at = shipment?.delivered_at
  deps.failpoint?.('evidence:before-send')
  const evidence_id = await payments.addDisputeEvidence(chargeback_id, {
    customer_email: (await contactOf(deps, buyer_id)) || 'unknown@example.invalid',
    customer_name: customer_details.name,
    customer_phone: contact?.phone ?? REMOVED,
    service_details: pack,
    delivery_address: `${contact?.address ?? REMOVED}, ${delivery.city}, ${delivery.state}`,
    ...(delivered_at ? { delivery_date: isoOf(delivered_at).slice(0, DATE_LENGTH) } : {}),
  })
  if (!shipment) return { state: 'done', provider_id: evidence_id }
  const file = await payments.disputeUploadUrl(chargeback_id, `${transaction_id}.txt`)
  await payments.uploadDisputeFile(file.signed_url, pack)
  await payments.resolveDispute(chargeback_id, {
    resolution: 'declined',
    message: 'The goods were sent as agreed; the timeline is attached.',
    refund_amount_minor: 0,
    uploaded_filename: file.file_name,
    evidence_id,
  })
  deps.failpoint?.('evidence:after-send')
  return { state: 'done', provider_id: evidence_id }
}
