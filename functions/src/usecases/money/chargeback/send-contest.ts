import { lagosDayOf } from '../../../contract/lagos-day'
import { millisOf } from '../../../contract/time'
import { readPrivatePart } from '../../../db/orders/transactions'
import type { Deps } from '../../deps'
import type { OrderWithEvents } from './contested-orders'
import { evidenceText, groundsOf } from './evidence-text'
import { noteAnswered } from './note-answered'

/** Replaces contact data that was removed with the buyer's account. */
const REMOVED = 'removed'

const emailOf = async ({ identity, log }: Deps, uid: string): Promise<string> => {
  try {
    return (await identity.account(uid)).email
  } catch (error) {
    log.warn('No address for a chargeback', { uid, error: String(error) })
    return ''
  }
}

/**
 * Answers a chargeback with the evidence and the pack, and takes none of the money back. The
 * provider must still await an answer.
 * @returns the evidence's id at the provider
 */
export const sendContest = async (
  deps: Deps,
  chargeback_id: string,
  orders: readonly OrderWithEvents[],
  pack: Buffer,
): Promise<string> => {
  const { payments } = deps
  const [first] = orders
  if (!first) throw new Error(`no order of the chargeback ${chargeback_id}`)
  const { id, buyer_id, delivery, customer_details } = first.transaction
  const contact = (await readPrivatePart(id, buyer_id))?.contact
  const delivered_at = orders.find(({ transaction }) => transaction.shipment?.delivered_at)
    ?.transaction.shipment?.delivered_at
  deps.failpoint?.('evidence:before-send')
  const evidence_id = await payments.addDisputeEvidence(chargeback_id, {
    customer_email: (await emailOf(deps, buyer_id)) || 'unknown@example.invalid',
    customer_name: customer_details.name,
    customer_phone: contact?.phone ?? REMOVED,
    service_details: evidenceText(orders),
    delivery_address: `${contact?.address ?? REMOVED}, ${delivery.city}, ${delivery.state}`,
    ...(delivered_at ? { delivery_date: lagosDayOf(millisOf(delivered_at)) } : {}),
  })
  const file = await payments.disputeUploadUrl(chargeback_id, `${id}.pdf`)
  await payments.uploadDisputeFile(file.signed_url, pack, 'application/pdf')
  const [ground = 'The merchant contests the claim.'] = orders.flatMap(groundsOf)
  await payments.resolveDispute(chargeback_id, {
    resolution: 'declined',
    message: `${ground} The evidence is attached.`,
    refund_amount_minor: 0,
    uploaded_filename: file.file_name,
    evidence_id,
  })
  deps.failpoint?.('evidence:after-send')
  for (const { transaction } of orders) await noteAnswered(deps, transaction.id, chargeback_id)
  return evidence_id
}
