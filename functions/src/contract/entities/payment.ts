import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '../amount'
import { idSchema, uidSchema } from '../ids'
import { timestampSchema } from '../timestamp'
import { PAYMENT_CHANNELS } from './transaction'

/** `mismatched`: the charge differs from what was agreed and is refunded. */
export const PAYMENT_STATES = ['awaiting', 'paid', 'failed', 'mismatched'] as const

/** A format that the provider accepts for charges and for transfers. */
export const referenceSchema = z.string().check(z.regex(/^[a-z0-9-]{16,50}$/))

/** The document `payments/{reference}`; server-only. */
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
  /** SHA-256 of the transaction's id and its escrow code. `code_attempts` counts wrong attempts. */
  code_hash: z.string(),
  code_attempts: z.int(),
  /** How often the code was locked; absent before the first time. */
  code_locks: z.optional(z.int()),
  code_locked_until: z.nullable(timestampSchema),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type Payment = z.infer<typeof paymentSchema>
