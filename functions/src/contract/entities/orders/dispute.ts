import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { timestampSchema } from '../../timestamp'
import { pausedClockSchema } from './deadline'
import { PARTIES } from './party'

/** Where the goods go by a settlement or a decision; with the buyer if nothing is said. */
export const GOODS_AFTER = ['keep', 'return'] as const
export type GoodsAfter = (typeof GOODS_AFTER)[number]

const proposalSchema = z.object({
  by: z.enum(PARTIES),
  /** The buyer's refund, in minor units; at most the price of the goods. */
  refund_minor: amountMinorSchema,
  /** `return`: nothing moves before the goods are back. */
  goods: z.optional(z.enum(GOODS_AFTER)),
  at: timestampSchema,
})

/** The dispute's summary; its evidence and messages are separate documents. */
export const disputeSchema = z.object({
  raised_by: z.enum(['buyer', 'vendor', 'provider']),
  reason: z.string(),
  description: z.string(),
  opened_at: timestampSchema,
  /** The paused deadline and the time left on it. */
  paused: z.nullable(pausedClockSchema),
  responded: z.boolean(),
  escalated: z.boolean(),
  /** True while a chargeback is open: only the provider and an operator can then move money. */
  frozen: z.boolean(),
  proposal: z.nullable(proposalSchema),
  evidence_count: z.object({ buyer: z.int(), vendor: z.int() }),
})
export type Dispute = z.infer<typeof disputeSchema>
