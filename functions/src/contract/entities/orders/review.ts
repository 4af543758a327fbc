import * as z from 'zod/mini'
import { idSchema, uidSchema } from '../../ids'
import { textSchema } from '../../text/unsafe-text'
import { timestampSchema } from '../../timestamp'

export const ratingSchema = z.int().check(z.minimum(1), z.maximum(5))
export const reviewTextSchema = textSchema(3, 2000)

/**
 * The public document `reviews/{id}`. It identifies the buyer only by name. The transaction links
 * to it with `review_id`; nothing in the review links back.
 */
export const reviewSchema = z.object({
  id: idSchema,
  /** The review's own id where a deal was bought: no product is rated then. */
  product_id: idSchema,
  vendor_id: uidSchema,
  buyer_name: z.string(),
  rating: ratingSchema,
  text: z.string(),
  reply: z.nullable(z.object({ text: z.string(), at: timestampSchema })),
  created_at: timestampSchema,
  /** When the buyer last changed the review. */
  edited_at: z.optional(timestampSchema),
  /** The goods went back. */
  returned: z.optional(z.literal(true)),
})
export type Review = z.infer<typeof reviewSchema>
