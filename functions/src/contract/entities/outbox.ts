import * as z from 'zod/mini'
import { currencyCodeSchema, positiveMinorSchema } from '../amount'
import { timestampSchema } from '../timestamp'
import { messageChannelSchema } from './messaging/phone-message'
import { taxLineSchema } from './money/tax-document'

/** An operator decided the refund although a bank may give the same money back, or did. */
const despiteChargebackSchema = z.optional(z.literal(true))

/** A task for an outside service, written in the commit that decides it and retried until done. */
const taskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refund'),
    transaction_id: z.string(),
    payment_reference: z.string(),
    amount_minor: positiveMinorSchema,
    currency: currencyCodeSchema,
    /** The refund of units that the vendor didn't have. */
    is_part: z.optional(z.literal(true)),
    despite_chargeback: despiteChargebackSchema,
  }),
  /** A refund that failed permanently, transferred to a bank account that the buyer named. */
  z.object({
    kind: z.literal('refund_transfer'),
    transaction_id: z.string(),
    amount_minor: positiveMinorSchema,
    is_part: z.optional(z.literal(true)),
    despite_chargeback: despiteChargebackSchema,
    recipient_code: z.string(),
    /** The only reference that this transfer ever uses. */
    reference: z.string(),
  }),
  /** What a vendor paid in too late, or differently, goes back. */
  z.object({
    kind: z.literal('top_up_refund'),
    top_up_id: z.string(),
    payment_reference: z.string(),
    amount_minor: positiveMinorSchema,
    currency: currencyCodeSchema,
  }),
  /** What a vendor paid beyond what was owed goes back. */
  z.object({
    kind: z.literal('debt_refund'),
    debt_id: z.string(),
    payment_reference: z.string(),
    amount_minor: positiveMinorSchema,
    currency: currencyCodeSchema,
  }),
  z.object({ kind: z.literal('transfer'), payout_id: z.string() }),
  z.object({
    kind: z.literal('chargeback_evidence'),
    transaction_id: z.string(),
    chargeback_id: z.string(),
  }),
  /** The provider named no fee with the charge: what was posted by its schedule is corrected. */
  z.object({ kind: z.literal('charge_fee'), payment_reference: z.string() }),
  /** A buyer says that nothing came: the carrier is asked for its proof. */
  z.object({ kind: z.literal('carrier_proof'), transaction_id: z.string() }),
  /** An order ended at its vendor's cost: a parcel that never moved is cancelled at the carrier. */
  z.object({
    kind: z.literal('carrier_cancel'),
    transaction_id: z.string(),
    is_way_back: z.optional(z.literal(true)),
  }),
  /** Receipts, invoices and credit notes of what one event supplied, with their numbers. */
  z.object({
    kind: z.literal('tax_documents'),
    transaction_id: z.string(),
    event_id: z.string(),
    /** The date of supply. */
    at: timestampSchema,
    lines: z.array(taxLineSchema),
  }),
  /** A document for electronic invoicing, where that is on. */
  z.object({ kind: z.literal('e_invoice'), document_id: z.string() }),
  /** A message to a phone, sent if it is still so and neither push nor page came first; `after` is a channel that has failed. */
  z.object({
    kind: z.literal('phone_message'),
    uid: z.string(),
    notification_id: z.string(),
    transaction_id: z.string(),
    after: z.nullable(messageChannelSchema),
  }),
  z.object({ kind: z.literal('push'), uid: z.string(), notification_id: z.string() }),
])
export type OutboxTask = z.infer<typeof taskSchema>

/** A task by which the provider sends a charge, or a part of it, back to who paid it. */
export type RefundTask = Extract<OutboxTask, { kind: 'refund' | 'top_up_refund' | 'debt_refund' }>
export const isRefundTask = (task: OutboxTask): task is RefundTask =>
  task.kind === 'refund' || task.kind === 'top_up_refund' || task.kind === 'debt_refund'

/** States that a scheduled run still looks at. */
export const OPEN_OUTBOX_STATES = ['pending', 'submitted', 'awaiting_otp'] as const
export const OUTBOX_STATES = [...OPEN_OUTBOX_STATES, 'completed', 'dead'] as const

/**
 * The document `outbox/{id}`; ids derive from causes. `submitted` awaits the provider's outcome,
 * `awaiting_otp` the one-time password that the provider asks an operator for.
 */
const outboxSchema = z.object({
  id: z.string(),
  task: taskSchema,
  state: z.enum(OUTBOX_STATES),
  attempts: z.int(),
  next_attempt_at: timestampSchema,
  /** The current worker's lease; no other worker may take the task before it expires. */
  lease: z.nullable(z.object({ token: z.string(), until: timestampSchema })),
  /** A sent call whose outcome is unknown, and how often the provider was asked about it since. */
  unanswered: z.nullable(z.object({ since: timestampSchema, asks: z.int() })),
  /** The provider reported a change while the task was leased. */
  look_again: z.boolean(),
  provider_id: z.nullable(z.string()),
  last_error: z.nullable(z.string()),
  created_at: timestampSchema,
  /** Until when it waited for what others end: it grows old from then on. */
  waited_at: z.optional(timestampSchema),
  updated_at: timestampSchema,
})
export type OutboxItem = z.infer<typeof outboxSchema>

export const isOpenOutboxState = (state: OutboxItem['state']): boolean =>
  OPEN_OUTBOX_STATES.some((open) => open === state)
