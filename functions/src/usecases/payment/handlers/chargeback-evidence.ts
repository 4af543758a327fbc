import type { OutboxTask } from '../../../contract/entities/outbox'
import type { Transaction, TransactionEvent } from '../../../contract/entities/transaction'
import { millisOf } from '../../../contract/time'
import { readEvents, readPrivatePart, readTransaction } from '../../../db/orders/transactions'
import type { Deps } from '../../deps'
import type { TaskResult } from './result'

type EvidenceTask = Extract<OutboxTask, { kind: 'chargeback_evidence' }>

const DATE_LENGTH = 10
/** Replaces contact data that was removed with the buyer's account. */
const REMOVED = 'removed'
const isoOf = (at: TransactionEvent['at']): string => new Date(millisOf(at)).toISOString()

const lineOf = ({ at, actor, action, from, to, note }: TransactionEvent): string =>
  `${isoOf(at)}  ${actor.role}  ${action}  ${from} -> ${to}${note ? `  ${note}` : ''}`

/** The evidence text: the order, payment, shipment, grounds and timeline. */
const packOf = (
  transaction: Transaction,
  events: readonly TransactionEvent[],
  grounds: readonly string[],
): string => {
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
    ...grounds,
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

/** Reasons to contest the chargeback, the strongest first. */
const groundsOf = (
  { shipment, money, refund, currency }: Transaction,
  events: readonly TransactionEvent[],
): string[] => {
  const dayOf = (wanted: TransactionEvent['action']): string | undefined => {
    const event = events.find(({ action }) => action === wanted)
    return event && isoOf(event.at).slice(0, DATE_LENGTH)
  }
  const approved = dayOf('approve')
  const received = dayOf('receive')
  const coded = dayOf('deliver_with_code')
  const isReturned = money.charged_minor > 0 && money.refunded_minor === money.charged_minor
  return [
    ...(isReturned
      ? [
          `The whole payment was returned to the payer: ${money.refunded_minor} minor units of ${currency}, refund ${refund?.state ?? 'made'}.`,
        ]
      : []),
    ...(approved ? [`The buyer approved the purchase on ${approved}, signed in.`] : []),
    ...(received ? [`The buyer confirmed the receipt on ${received}, signed in.`] : []),
    ...(coded
      ? [`The goods were handed over on ${coded} against a code that only the buyer had.`]
      : []),
    ...(shipment ? ['The goods were sent as agreed.'] : []),
  ]
}

/**
 * Responds to a chargeback with evidence from the timeline. It is contested if the buyer approved,
 * received the goods or the whole refund, or if the goods were sent. Otherwise only the evidence is
 * added, and the provider returns the money.
 */
export const handleChargebackEvidence = async (
  deps: Deps,
  { transaction_id, chargeback_id }: EvidenceTask,
): Promise<TaskResult> => {
  const { payments } = deps
  const dispute = await payments.fetchDispute(chargeback_id)
  if (dispute.state !== 'awaiting_merchant_feedback') return { state: 'completed' }
  const stored = await readTransaction(transaction_id)
  if (!stored) return { state: 'dead', last_error: 'the transaction is gone' }
  const { delivery, customer_details, shipment, buyer_id } = stored.data
  const contact = (await readPrivatePart(transaction_id, buyer_id))?.contact
  const events = await readEvents(transaction_id)
  const grounds = groundsOf(stored.data, events)
  const pack = packOf(stored.data, events, grounds)
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
  const [ground] = grounds
  if (ground === undefined) return { state: 'completed', provider_id: evidence_id }
  const file = await payments.disputeUploadUrl(chargeback_id, `${transaction_id}.txt`)
  await payments.uploadDisputeFile(file.signed_url, pack)
  await payments.resolveDispute(chargeback_id, {
    resolution: 'declined',
    message: `${ground} The timeline is attached.`,
    refund_amount_minor: 0,
    uploaded_filename: file.file_name,
    evidence_id,
  })
  deps.failpoint?.('evidence:after-send')
  return { state: 'completed', provider_id: evidence_id }
}
