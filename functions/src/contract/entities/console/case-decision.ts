import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { idSchema, uidSchema } from '../../ids'
import { DAY_MS } from '../../time'
import { timestampSchema } from '../../timestamp'
import { FAILED_SALE_COST_BEARERS } from '../money/cost-bearer'
import { GOODS_AFTER } from '../orders/dispute'

/** Who may decide how much alone. Amounts in minor units, per party. */
export const CASE_POLICY = {
  /** Above this, for one party within `window_ms`, two people decide. */
  alone_minor: 25_000_000,
  window_ms: DAY_MS,
  /** How long the only operator waits before confirming an own decision. */
  only_operator_ms: DAY_MS,
  /** Whom one of the two made operator more recently than this doesn't count as a second person. */
  new_operator_ms: 7 * DAY_MS,
} as const

export const OUTCOMES = ['release', 'refund', 'split'] as const

/**
 * The decisions by which money leaves by a person's choice: above `alone_minor` for one party they
 * count together and wait for a second person.
 */
const SHARED_DECISIONS = [
  'decide',
  'accept_chargeback',
  'attribute_chargeback',
  'redirect_refund',
  'resend_refund',
  'release_hold',
  'correct_ledger',
] as const
export type SharedDecision = (typeof SHARED_DECISIONS)[number]

/** Where a refund that is sent elsewhere goes, and whether that is in the payer's name. */
const destinationSchema = z.object({
  bank: z.string(),
  account: z.string(),
  account_name: z.string(),
  is_payers_name: z.boolean(),
})

/** The same before it is decided, with what it moves. */
export const redirectSchema = z.extend(destinationSchema, {
  amount_minor: amountMinorSchema,
  /** Whether a second person has to confirm it. */
  needs_two: z.boolean(),
})

/**
 * The document `case_decisions/{transaction_id}`: an operator's last decision about the money of a
 * sale. It names the version of the transaction that it was made on. One that was carried out moves
 * to an id of its own when the next one is made, since it still counts.
 */
export const caseDecisionSchema = z.object({
  transaction_id: idSchema,
  /** A second person confirms this one, and no other that took its place. */
  proposal_id: idSchema,
  buyer_id: uidSchema,
  vendor_id: uidSchema,
  version: z.int(),
  decision: z.enum(SHARED_DECISIONS),
  /** Of a dispute. */
  outcome: z.optional(z.enum(OUTCOMES)),
  /** Of a split: what the buyer gets back. */
  refund_minor: z.optional(amountMinorSchema),
  /** Of a refund that is sent elsewhere. */
  account: z.optional(destinationSchema),
  /** Who bears what the provider keeps of a refund; the vendor unless it is said. */
  cost_by: z.optional(z.enum(FAILED_SALE_COST_BEARERS)),
  /** Whether the goods go back first. */
  goods: z.optional(z.enum(GOODS_AFTER)),
  reason: z.string(),
  /** What it moves. */
  amount_minor: amountMinorSchema,
  state: z.enum(['waiting', 'done', 'dropped']),
  proposed_by: uidSchema,
  proposed_at: timestampSchema,
  confirmed_by: z.nullable(uidSchema),
  decided_at: z.nullable(timestampSchema),
})
export type CaseDecision = z.infer<typeof caseDecisionSchema>

/** What a second person carries out: the id and the body of the decision, emptied once it is over. */
export type StoredDecision = CaseDecision & {
  subject_id: string
  body: Record<string, unknown>
}
