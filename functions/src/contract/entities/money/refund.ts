import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'

const REFUND_STATES = ['pending', 'processing', 'processed', 'failed', 'needs_attention'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** A refund on its way to the buyer, in minor units. */
export const refundSchema = z.object({
  amount_minor: amountMinorSchema,
  state: z.enum(REFUND_STATES),
})
export type Refund = z.infer<typeof refundSchema>

export const isRefundOpen = ({ state }: Refund): boolean => state !== 'processed'
/** Whether it could not go back to how it was paid and needs a bank account. */
export const isRefundWaiting = ({ state }: Refund): boolean =>
  state === 'failed' || state === 'needs_attention'
