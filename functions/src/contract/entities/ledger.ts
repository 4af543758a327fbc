import * as z from 'zod/mini'
import { currencyCodeSchema } from '../amount'
import { idSchema } from '../ids'
import { timestampSchema } from '../timestamp'

export const LEDGER_KINDS = [
  'charge',
  'provider_fee',
  'release',
  'refund',
  'split',
  'refund_processed',
  'refund_returned',
  'chargeback_loss',
  'unplaced',
  'unplaced_resolved',
  'payout',
  'payout_paid',
  'payout_returned',
  'correction',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** A positive amount credits the account. An entry's postings sum to zero. */
export const postingSchema = z.object({ account: z.string(), amount_minor: z.int() })
export type Posting = z.infer<typeof postingSchema>

/** The document `ledger_entries/{id}`. Ids derive from their cause, so a cause can't post twice. */
export const ledgerEntrySchema = z.object({
  id: z.string(),
  /** The transaction, the payout or the unplaced item whose chain this entry belongs to. */
  chain: idSchema,
  kind: z.enum(LEDGER_KINDS),
  currency: currencyCodeSchema,
  postings: z.array(postingSchema).check(z.minLength(2)),
  /** The entry's number in its chain, from 0. */
  sequence: z.int().check(z.nonnegative()),
  previous_hash: z.nullable(z.string()),
  hash: z.string(),
  at: timestampSchema,
})
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

export const accounts = {
  providerClearing: 'provider:clearing',
  providerFees: 'provider:fees',
  platformFees: 'platform:escrow_fees',
  /** Money that the provider moved without a known transaction or payout, until it is resolved. */
  unplaced: 'provider:unplaced',
  /** Chargebacks beyond what the transaction held or had paid out; the platform bears them. */
  platformLosses: 'platform:losses',
  escrow: (transaction_id: string) => `escrow:${transaction_id}`,
  payable: (vendor_id: string) => `vendor:${vendor_id}:payable`,
  payout: (payout_id: string) => `payout:${payout_id}`,
  refund: (transaction_id: string) => `refund:${transaction_id}`,
} as const
