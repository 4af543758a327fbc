import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../amount'
import { idSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'

export const LEDGER_KINDS = [
  'charge',
  'carrier_fee',
  'carrier_returned',
  'carrier_adjustment',
  'carrier_claim',
  'provider_fee',
  'release',
  'refund',
  'refund_recalled',
  'split',
  'refund_processed',
  'refund_returned',
  'failed_sale_cost',
  'chargeback_loss',
  'vat',
  'unplaced',
  'unplaced_resolved',
  'payout',
  'payout_paid',
  'payout_returned',
  'payout_cost',
  'top_up',
  'debt_paid',
  'written_off',
  'correction',
] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** A positive amount credits the account. An entry's postings sum to zero. */
const postingSchema = z.object({ account: z.string(), amount_minor: z.int() })
export type Posting = z.infer<typeof postingSchema>

/** The document `ledger_entries/{id}`. Ids derive from their cause, so a cause can't post twice. */
export const ledgerEntrySchema = z.object({
  id: z.string(),
  /** The transaction, the payout, the unplaced item, the debt or the top-up whose chain this entry belongs to. */
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
  /** What vendors paid of the goods that were released to them. */
  commission: 'platform:commission',
  /** The VAT inside of our fees, which is not ours: negative. */
  vatInFees: 'platform:vat',
  /** VAT of fees in escrow that becomes due at their release. */
  vatDeferred: 'vat_deferred',
  /** VAT that is due to the tax authority. */
  vatPayable: 'vat_payable',
  /** What transfers of payouts and refunds cost, less what vendors paid of it. */
  transferFees: 'cost:transfer_fees',
  /**
   * Duty of transfers: what vendors paid of it, and what the provider takes apart from its fee, posted
   * by an operator.
   */
  stampDuty: 'cost:stamp_duty',
  /** What banks took beyond what the transaction held or had paid out. */
  chargebackCosts: 'cost:chargebacks',
  /** Money that the provider moved without a known transaction or payout, until it is resolved. */
  unplaced: 'provider:unplaced',
  /** What no one else bears of money that had no place. */
  platformLosses: 'platform:losses',
  /** What vendors owed for too long and never paid. */
  badDebt: 'bad_debt',
  /**
   * What carriers took from the wallet that we filled in advance for booked parcels, later charges
   * included.
   */
  carrier: (name: string) => `carrier:${name}`,
  /** What we refunded for parcels that a carrier got and lost, and claim from it (negative). */
  carrierClaim: (name: string) => `carrier_claim:${name}`,
  escrow: (transaction_id: string) => `escrow:${transaction_id}`,
  payable: (vendor_id: string) => `vendor:${vendor_id}:payable`,
  payout: (payout_id: string) => `payout:${payout_id}`,
  refund: (transaction_id: string) => `refund:${transaction_id}`,
} as const
