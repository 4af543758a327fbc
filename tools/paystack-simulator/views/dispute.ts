import type { Dispute } from '../model'
import { iso, isoOrNull } from '../wire'
import type { World } from '../world'
import { chargeView } from './charge'

/** The dispute's own transaction_reference is null; the transaction's isn't. */
export const disputeView = (world: World, dispute: Dispute) => {
  const charge = world.state.charges.get(dispute.charge_reference)
  if (!charge) throw new Error(`The charge of dispute ${dispute.id} is gone`)
  return {
    id: dispute.id,
    refund_amount: dispute.refund_amount,
    currency: charge.currency,
    status: dispute.status,
    resolution: dispute.resolution,
    transaction: chargeView(charge),
    transaction_reference: null,
    merchant_transaction_reference: null,
    source: 'bank',
    category: 'chargeback',
    customer: { email: charge.email },
    bin: null,
    last4: null,
    note: null,
    attachments: dispute.uploaded_files.at(-1) ?? null,
    evidence: dispute.evidence,
    messages: dispute.message
      ? [{ sender: 'merchant', body: dispute.message, createdAt: iso(dispute.created_at) }]
      : [],
    history: [{ status: dispute.status, by: 'bank', createdAt: iso(dispute.created_at) }],
    dueAt: iso(dispute.due_at),
    resolvedAt: isoOrNull(dispute.resolved_at),
    createdAt: iso(dispute.created_at),
    updatedAt: iso(dispute.resolved_at ?? dispute.created_at),
  }
}
