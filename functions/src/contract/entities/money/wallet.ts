import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema } from '../../amount'
import { idSchema, uidSchema } from '../../ids'
import { lagosDaySchema, timestampSchema } from '../../timestamp'
import { walletHoldSchema } from './wallet-hold'

/** What a vendor began to add. */
export const topUpBegunSchema = z.object({
  id: idSchema,
  reference: z.string(),
  amount_minor: amountMinorSchema,
  fee_minor: amountMinorSchema,
  /** Where the provider shows the account to transfer to. */
  authorization_url: z.string(),
  expires_at: timestampSchema,
})
export type TopUpBegun = z.infer<typeof topUpBegunSchema>

const toppedUpSchema = z.object({
  /** The statement's line. */
  entry_id: z.string(),
  /** What debts and costs have left of it, in minor units. */
  left_minor: amountMinorSchema,
  available_at: timestampSchema,
})
export type ToppedUp = z.infer<typeof toppedUpSchema>

/** The document `wallets/{vendor_id}`; minor units. What is taken back may leave a negative balance. */
export const walletSchema = z.object({
  vendor_id: uidSchema,
  currency: currencySchema,
  pending_minor: amountMinorSchema,
  available_minor: z.int(),
  in_payout_minor: amountMinorSchema,
  paid_out_minor: amountMinorSchema,
  /** The newest debt, in `debts`; it may be settled. */
  debt_id: z.optional(idSchema),
  /** What was written off and not paid since; the store stays closed until it is. */
  written_off_minor: z.optional(amountMinorSchema),
  /** The first payout of its week (`payoutWeekOf`), unless it came back: others of it cost. */
  week_payout: z.optional(z.nullable(z.object({ week: lagosDaySchema, payout_id: idSchema }))),
  /** What the vendor is about to pay in; it lapses with the transfer's account. */
  top_up: z.optional(z.nullable(topUpBegunSchema)),
  /** What was paid in and isn't payable yet, the oldest first. It is part of `pending_minor`. */
  topped_up: z.optional(z.array(toppedUpSchema)),
  updated_at: timestampSchema,
})
export type Wallet = z.infer<typeof walletSchema>

/** As stored: with the key of the bank account (`Debt.account_key`) once its store was deleted. */
export type StoredWallet = Wallet & { account_key?: string }

/** A line of the vendor's statement, `wallets/{vendor_id}/entries/{id}`. */
export const walletEntrySchema = z.object({
  id: z.string(),
  kind: z.enum([
    'release',
    'settlement',
    'chargeback',
    'carrier_fee',
    'carrier_adjustment',
    'failed_sale_cost',
    'top_up',
    'debt_paid',
    'written_off',
    'payout',
    'payout_returned',
    'payout_cost',
    'correction',
  ]),
  amount_minor: z.int(),
  transaction_id: z.nullable(z.string()),
  payout_id: z.nullable(z.string()),
  description: z.string(),
  /** `pending` until `available_at`. */
  state: z.enum(['pending', 'available']),
  /** Postponed if the job that makes the money available fails; `due_failures` counts that. */
  available_at: timestampSchema,
  due_failures: z.optional(z.int().check(z.nonnegative())),
  /** Absent unless the sale was flagged. */
  hold: z.optional(walletHoldSchema),
  created_at: timestampSchema,
})
export type WalletEntry = z.infer<typeof walletEntrySchema>

/** States of a payout whose transfer has no outcome yet. */
export const OPEN_PAYOUT_STATES = ['requested', 'sent', 'awaiting_otp'] as const
const PAYOUT_STATES = [...OPEN_PAYOUT_STATES, 'paid', 'failed', 'reversed'] as const

/** The document `payouts/{id}`. Its reference is the only one ever used for its transfer. */
export const payoutSchema = z.object({
  id: idSchema,
  vendor_id: uidSchema,
  /** What arrives at the bank. */
  amount_minor: amountMinorSchema,
  /** What the vendor paid for it on top; absent if it was free. */
  cost_minor: z.optional(amountMinorSchema),
  /** Made by the weekly job, not asked for. */
  is_weekly: z.optional(z.literal(true)),
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
