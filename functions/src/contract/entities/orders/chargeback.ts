import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { timestampSchema } from '../../timestamp'

/** `lost`: the bank took the money or a part of it; `moved`: an operator gave it to other orders. */
const CHARGEBACK_STATES = ['open', 'won', 'lost', 'moved'] as const

/** Who bore a chargeback that was lost after the sale had ended, in minor units; together all of it. */
const chargebackLossSchema = z.object({
  vendor_minor: amountMinorSchema,
  fee_minor: amountMinorSchema,
  commission_minor: amountMinorSchema,
  borne_minor: amountMinorSchema,
  beyond_minor: amountMinorSchema,
  /** What the vendor paid besides, since the sale failed by it. */
  failed_sale_cost_minor: amountMinorSchema,
})
export type ChargebackLoss = z.infer<typeof chargebackLossSchema>

/** One chargeback of the payment; a payment may have several. */
export const chargebackSchema = z.object({
  /** The provider's id. */
  id: z.string(),
  state: z.enum(CHARGEBACK_STATES),
  /** This order's part: claimed while open, then taken. At most what was paid and isn't back. */
  amount_minor: amountMinorSchema,
  /** What is beyond all orders of the payment, and ours; noted with one of them. */
  beyond_minor: z.optional(amountMinorSchema),
  opened_at: timestampSchema,
  /** Until when the provider accepts our response. */
  due_at: timestampSchema,
  /** When our response was sent; absent until then. */
  answered_at: z.optional(timestampSchema),
  /** As long as it can be given to other orders: absent if it was lost while the sale ran. */
  loss: z.optional(chargebackLossSchema),
})
export type Chargeback = z.infer<typeof chargebackSchema>

export const isChargebackOpen = ({ state }: Chargeback): boolean => state === 'open'

/** The bank gave more than was left of the order: what was to go back by a refund of ours. */
export const isGivenBeyond = ({ state, beyond_minor = 0 }: Chargeback): boolean =>
  state === 'lost' && beyond_minor > 0
