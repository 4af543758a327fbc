import * as z from 'zod/mini'
import { disputeFields } from './disputes'
import { domainField, idField, minorField, orNull } from './fields'
import { refundStateField } from './refunds'
import { transferOutcome, transferStateField } from './transfers'

const domain = orNull(domainField)

const chargeSchema = z.pipe(
  z.object({
    id: idField,
    domain: domainField,
    reference: z.string(),
    amount: minorField,
    requested_amount: orNull(minorField),
    currency: z.string(),
  }),
  z.transform((data) => ({
    type: 'charge_succeeded' as const,
    reference: data.reference,
    amount_minor: data.amount,
    requested_amount_minor: data.requested_amount ?? data.amount,
    currency: data.currency,
    provider_id: data.id,
    domain: data.domain,
  })),
)

// The refund's id may be null: only some published samples have one.
const refundSchema = z.pipe(
  z.object({
    id: orNull(idField),
    domain,
    status: refundStateField,
    transaction_reference: z.string(),
    refund_reference: orNull(z.string()),
    amount: minorField,
    currency: orNull(z.string()),
  }),
  z.transform((data) => ({
    type: 'refund_updated' as const,
    reference: data.transaction_reference,
    refund_id: data.id,
    refund_reference: data.refund_reference,
    state: data.status,
    amount_minor: data.amount,
    currency: data.currency,
    domain: data.domain,
  })),
)

// The provider's published sample identifies the charge only by its id.
const transferRejectedSchema = z.pipe(
  z.object({
    bank_transfer: z.object({
      amount: minorField,
      message_type: z.string().check(z.maxLength(60)),
      transaction_id: idField,
    }),
  }),
  z.transform(({ bank_transfer }) => ({
    type: 'transfer_rejected' as const,
    provider_id: bank_transfer.transaction_id,
    message_type: bank_transfer.message_type,
    amount_minor: bank_transfer.amount,
  })),
)

const transferSchema = z.pipe(
  z.object({
    domain,
    status: transferStateField,
    reference: z.string(),
    transfer_code: z.string(),
    amount: minorField,
  }),
  z.transform((data) => ({
    type: 'transfer_updated' as const,
    reference: data.reference,
    transfer_code: data.transfer_code,
    state: data.status,
    outcome: transferOutcome(data.status),
    amount_minor: data.amount,
    domain: data.domain,
  })),
)

const disputeSchema = (phase: 'created' | 'reminded' | 'resolved') =>
  z.pipe(
    z.object({ domain, ...disputeFields }),
    z.transform((data) => ({
      type: 'dispute_updated' as const,
      phase,
      reference: data.transaction.reference,
      dispute_id: data.id,
      due_at: data.dueAt,
      state: data.status,
      resolution: data.resolution,
      refund_amount_minor: data.refund_amount,
      currency: data.currency,
      domain: data.domain,
    })),
  )

/** The events that we handle, by the provider's name. */
export const EVENT_SCHEMAS = {
  'charge.success': chargeSchema,
  'bank.transfer.rejected': transferRejectedSchema,
  'refund.pending': refundSchema,
  'refund.processing': refundSchema,
  'refund.processed': refundSchema,
  'refund.failed': refundSchema,
  'refund.needs-attention': refundSchema,
  'transfer.success': transferSchema,
  'transfer.failed': transferSchema,
  'transfer.reversed': transferSchema,
  'charge.dispute.create': disputeSchema('created'),
  'charge.dispute.remind': disputeSchema('reminded'),
  'charge.dispute.resolve': disputeSchema('resolved'),
}
