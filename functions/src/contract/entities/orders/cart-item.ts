import * as z from 'zod/mini'
import { amountMinorSchema } from '../../amount'
import { goodsIdOf } from '../../catalog/variants'
import { idSchema } from '../../ids'
import { timestampSchema } from '../../timestamp'

/** The server keeps the newest of them. */
export const MAX_CART_ITEMS = 30
/** Of one line; what is in stock may be less. */
export const MAX_CART_QUANTITY = 1_000

export const cartLineSchema = z.object({
  product_id: idSchema,
  /** The product's own id if there is nothing to choose. */
  variant_id: idSchema,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_CART_QUANTITY)),
  /** What one cost when it was put into the cart, in kobo: changes since are said. */
  price_minor: amountMinorSchema,
  /** The accepted offer whose price and units these are; neither changes while it holds. */
  offer_id: z.optional(idSchema),
})
export type CartLine = z.infer<typeof cartLineSchema>

/** The document `users/{uid}/cart_items/{product_id}~{variant_id}`, written by its user. */
export const cartItemSchema = z.extend(cartLineSchema, { added_at: timestampSchema })
export type CartItem = z.infer<typeof cartItemSchema>

export const cartItemId = (line: Pick<CartLine, 'product_id' | 'variant_id'>): string =>
  goodsIdOf(line)
