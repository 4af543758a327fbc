import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '../amount'
import { idSchema, uidSchema } from '../ids'
import { timestampSchema } from '../timestamp'
import { PAYMENT_CHANNELS } from './transaction'

/** `mismatched` money was charged otherwise than agreed: it goes back. */
export const PAYMENT_STATES = ['awaiting', 'paid', 'failed', 'mismatched'] as const

/** References are legal for the provider's charges and transfers alike. */
export const referenceSchema = z.string().check(z.regex(/^[a-z0-9-]{16,50}$/))

/** The document `payments/{reference}`; the server's alone. */
export const paymentSchema = z.object({
  reference: referenceSchema,
  transaction_id: idSchema,
  buyer_id: uidSchema,
  amount_minor: amountMinorSchema,
  currency: currencySchema,
  channel: z.enum(PAYMENT_CHANNELS),
  mode: z.enum(['test', 'live']),
  state: z.enum(PAYMENT_STATES),
  provider_id: z.nullable(z.string()),
  provider_fee_minor: z.nullable(amountMinorSchema),
  mismatch: z.nullable(z.string()),
  /** SHA-256 of the transaction's id and its escrow code; wrong tries are counted beside it. */
  code_hash: z.string(),
  code_attempts: z.int(),
  /** How often it was locked; absent until it was. */
  code_locks: z.optional(z.int()),
  code_locked_until: z.nullable(timestampSchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type Payment = z.infer<typeof paymentSchema>
