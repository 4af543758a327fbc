import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '../../amount'
import { idSchema, uidSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'
import { PAYMENT_CHANNELS } from '../orders/transaction'

/** `mismatched`: the charge differs from what was agreed and is refunded. */
export const PAYMENT_STATES = ['awaiting', 'paid', 'failed', 'mismatched'] as const

/** A format that the provider accepts for charges and for transfers. */
export const referenceSchema = z.string().check(z.regex(/^[a-z0-9-]{16,50}$/))

/** A checkout has at most this many stores, each with its own transaction, and lines in all. */
export const MAX_CHECKOUT_STORES = 5
export const MAX_CHECKOUT_LINES = 20

/** `hash` is the SHA-256 of the transaction's id and its escrow code, `attempts` the wrong ones. */
const codeStateSchema = z.object({
  hash: z.string(),
  attempts: z.int(),
  /** How often the code was locked; absent before the first time. */
  locks: z.optional(z.int()),
  locked_until: z.nullable(timestampSchema),
})
export type CodeState = z.infer<typeof codeStateSchema>

/** How the provider knows the payer: the card's fingerprint, or the account a transfer came from. */
const payerSchema = z.object({
  card_signature: z.nullable(z.string()),
  account: z.nullable(z.object({ name: z.string(), last_digits: z.string() })),
})
export type Payer = z.infer<typeof payerSchema>

/**
 * The document `payments/{reference}`: one checkout and its one payment, or what a vendor pays
 * for a debt or into the wallet; server-only.
 */
export const paymentSchema = z.object({
  reference: referenceSchema,
  /** One for each store, in the order of the checkout; none if a vendor pays. */
  transaction_ids: z.array(idSchema).check(z.maxLength(MAX_CHECKOUT_STORES)),
  debt_id: z.optional(idSchema),
  top_up_id: z.optional(idSchema),
  buyer_id: uidSchema,
  amount_minor: amountMinorSchema,
  currency: currencySchema,
  channel: z.enum(PAYMENT_CHANNELS),
  mode: z.enum(['test', 'live']),
  state: z.enum(PAYMENT_STATES),
  provider_id: z.nullable(z.string()),
  provider_fee_minor: z.nullable(amountMinorSchema),
  /** The fee is the schedule's: the provider named none yet. */
  is_fee_estimated: z.optional(z.boolean()),
  mismatch: z.nullable(z.string()),
  /** When it came, if an order of it had ended by its buyer and isn't kept. */
  late_at: z.optional(timestampSchema),
  /** Absent until the payment is known, and with payments of before. */
  payer: z.optional(payerSchema),
  /** The state of each transaction's escrow code, by the transaction's id. */
  codes: z.record(idSchema, codeStateSchema),
  /** The same of the codes by which goods come back. */
  return_codes: z.optional(z.record(idSchema, codeStateSchema)),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type Payment = z.infer<typeof paymentSchema>
