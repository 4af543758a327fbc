import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { timestampSchema } from '../../timestamp'
import { type Refund, refundSchema } from '../money/refund'
import { transactionItemSchema } from './transaction-item'

/** How many units of a line the vendor can send. */
export const sendableLineSchema = z.strictObject({
  product_id: transactionItemSchema.shape.product_id,
  variant_id: transactionItemSchema.shape.variant_id,
  quantity: z.int().check(z.nonnegative(), z.maximum(1_000)),
})
export type SendableLine = z.infer<typeof sendableLineSchema>

/**
 * What a vendor who confirmed fewer units took out of an order. The order's own items and amounts
 * are those that are left; the sums of both are what was ordered and paid. Amounts in minor units.
 */
export const partialSchema = z.object({
  /** The lines with the units that are missing, and their shares of the escrow fee. */
  missing: z.array(transactionItemSchema).check(z.minLength(1)),
  goods_minor: amountMinorSchema,
  /** How much cheaper the delivery got. */
  delivery_minor: amountMinorSchema,
  escrow_fee_minor: amountMinorSchema,
  /** Until then the buyer may cancel all of it, and the vendor can't send it unless it is accepted. */
  cancel_until: timestampSchema,
  /** Goods, delivery and escrow fee of what is missing. */
  refund: refundSchema,
})
export type PartialOrder = z.infer<typeof partialSchema>

type Refunded = { refund: Refund | null; partial?: PartialOrder | undefined }

/** The refund of the missing units, or the one that ended the order. */
export const refundOf = (
  { refund, partial }: Refunded,
  is_part: boolean | undefined,
): Refund | null => (is_part ? (partial?.refund ?? null) : refund)

/** All refunds that we make, of missing units first. */
export const refundsOf = (transaction: Refunded): Refund[] =>
  [true, false].flatMap((is_part) => refundOf(transaction, is_part) ?? [])
