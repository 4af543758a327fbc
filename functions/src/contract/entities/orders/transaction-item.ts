import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { idSchema } from '../../ids'

/** The most different goods in one order. */
export const MAX_TRANSACTION_ITEMS = 20

/** One kind of goods in an order, copied when the order is made; only the vendor's lack takes units out. */
export const transactionItemSchema = z.object({
  /** Of a deal its id, for the variant too; its slug is empty then. */
  product_id: idSchema,
  variant_id: idSchema,
  title: z.string(),
  slug: z.string(),
  /** What the buyer chose, such as size and colour; empty if there was no choice. */
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  sku: z.optional(z.string()),
  /** In kobo. */
  unit_price: amountMinorSchema,
  quantity: z.int().check(z.positive()),
  /** Of one unit with its packaging; 0 if the vendor gave none. */
  weight_grams: z.int().check(z.nonnegative()),
  /** The smallest rendition: lists, pages and emails show it at most 96 px wide. */
  image_url: z.string(),
  /** The item's share of the order's escrow fee, in kobo. */
  escrow_fee_minor: amountMinorSchema,
  /** The offer that it was bought by. */
  offer_id: z.optional(idSchema),
  /** Goods of a kind that never goes back for a changed mind. */
  is_final: z.optional(z.literal(true)),
})
export type TransactionItem = z.infer<typeof transactionItemSchema>
