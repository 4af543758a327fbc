import * as z from 'zod/mini'
import { currencyCodeSchema, positiveMinorSchema } from '../amount'
import { timestampSchema } from '../timestamp'

/** What leaves the database: decided in the transaction that needs it, done by a sweep until it holds. */
const taskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refund'),
    transaction_id: z.string(),
    payment_reference: z.string(),
    amount_minor: positiveMinorSchema,
    currency: currencyCodeSchema,
  }),
  /** A refund that failed for good, paid to a bank account that the buyer named. */
  z.object({
    kind: z.literal('refund_transfer'),
    transaction_id: z.string(),
    amount_minor: positiveMinorSchema,
    recipient_code: z.string(),
    /** The only one that its transfer will ever have. */
    reference: z.string(),
  }),
  z.object({ kind: z.literal('transfer'), payout_id: z.string() }),
  z.object({
    kind: z.literal('chargeback_evidence'),
    transaction_id: z.string(),
    chargeback_id: z.string(),
  }),
  z.object({ kind: z.literal('push'), uid: z.string(), notification_id: z.string() }),
])
export type OutboxTask = z.infer<typeof taskSchema>

export const OUTBOX_STATES = ['due', 'sent', 'done', 'stuck'] as const

/** The document `outbox/{id}`; ids are made from causes. `sent` waits for the provider's outcome. */
export const outboxSchema = z.object({
  id: z.string(),
  task: taskSchema,
  state: z.enum(OUTBOX_STATES),
  attempts: z.int(),
  next_at: timestampSchema,
  /** Who works on it now; nobody else may until then. */
  lease: z.nullable(z.object({ token: z.string(), until: timestampSchema })),
  /** A call that went out and whose outcome nobody knows; how often it was asked for since. */
  unanswered: z.nullable(z.object({ since: timestampSchema, asks: z.int() })),
  /** The provider told of a change while somebody worked on it. */
  look_again: z.boolean(),
  provider_id: z.nullable(z.string()),
  last_error: z.nullable(z.string()),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type OutboxItem = z.infer<typeof outboxSchema>
