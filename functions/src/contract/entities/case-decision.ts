import * as z from 'zod/mini'
import { amountMinorSchema } from '../amount'
import { FAILED_SALE_COST_BEARERS } from '../escrow/failed-sale-cost'
import { idSchema, uidSchema } from '../ids'
import { DAY_MS } from '../time'
import { timestampSchema } from '../timestamp'

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
 * The document `case_decisions/{transaction_id}`: an operator's last decision of a dispute. It names
 * the version of the transaction that it was made on.
 */
export const caseDecisionSchema = z.object({
  transaction_id: idSchema,
  buyer_id: uidSchema,
  vendor_id: uidSchema,
  version: z.int(),
  outcome: z.enum(OUTCOMES),
  refund_minor: amountMinorSchema,
  /** Who bears what the provider keeps of a refund; the vendor unless it is said. */
  cost_by: z.optional(z.enum(FAILED_SALE_COST_BEARERS)),
  reason: z.string(),
  /** What was held when it was decided. */
  amount_minor: amountMinorSchema,
  state: z.enum(['waiting', 'done', 'dropped']),
  proposed_by: uidSchema,
  proposed_at: timestampSchema,
  confirmed_by: z.nullable(uidSchema),
  decided_at: z.nullable(timestampSchema),
})
export type CaseDecision = z.infer<typeof caseDecisionSchema>
