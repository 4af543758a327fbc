import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '../amount'
import { POLICY } from '../escrow/policy'
import { idSchema, uidSchema } from '../ids'
import { HOUR_MS } from '../time'
import { timestampSchema } from '../timestamp'

/** How long released money stays pending before it can be paid out. */
export const WALLET_PENDING_HOURS = POLICY.wallet_pending_ms / HOUR_MS

/** The document `wallets/{vendor_id}`; minor units. A chargeback may leave a negative balance. */
export const walletSchema = z.object({
  vendor_id: uidSchema,
  currency: currencySchema,
  pending_minor: amountMinorSchema,
  available_minor: z.int(),
  in_payout_minor: amountMinorSchema,
  paid_out_minor: amountMinorSchema,
  updated_at: timestampSchema,
})
export type Wallet = z.infer<typeof walletSchema>

/** A line of the vendor's statement, `wallets/{vendor_id}/entries/{id}`. */
export const walletEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['release', 'settlement', 'chargeback', 'payout', 'payout_returned', 'correction']),
  amount_minor: z.int(),
  transaction_id: z.nullable(z.string()),
  payout_id: z.nullable(z.string()),
  description: z.string(),
  /** `pending` until `available_at`. */
  state: z.enum(['pending', 'available']),
  /** Postponed if the job that makes the money available fails; `due_failures` counts that. */
  available_at: timestampSchema,
  due_failures: z.optional(z.int().check(z.nonnegative())),
  created_at: timestampSchema,
})
export type WalletEntry = z.infer<typeof walletEntrySchema>

/** States of a payout whose transfer has no outcome yet. */
export const OPEN_PAYOUT_STATES = ['requested', 'sent', 'awaiting_otp'] as const
export const PAYOUT_STATES = [...OPEN_PAYOUT_STATES, 'paid', 'failed', 'reversed'] as const

/** The document `payouts/{id}`. Its reference is the only one ever used for its transfer. */
export const payoutSchema = z.object({
  id: idSchema,
  vendor_id: uidSchema,
  amount_minor: amountMinorSchema,
  currency: currencySchema,
  bank_name: z.string(),
  account_number_masked: z.string(),
  recipient_code: z.string(),
  reference: z.string(),
  state: z.enum(PAYOUT_STATES),
  failure: z.nullable(z.string()),
  ledger: z.object({ count: z.int(), head: z.nullable(z.string()) }),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type Payout = z.infer<typeof payoutSchema>
