import * as z from 'zod/mini'
import { currencySchema } from '../amount'
import { idSchema, uidSchema } from '../ids'
import { ATTRIBUTE_KEYS } from '../reference/attributes'
import { CATEGORY_VALUES } from '../reference/categories'
import { lineSchema } from '../text/plain-line'
import { timestampSchema } from '../timestamp'

export const PRODUCT_STATUSES = ['draft', 'active', 'paused', 'removed'] as const
export const MAX_PRODUCT_IMAGES = 8

/** Lowest and highest price of one item, in kobo: NGN 100 and NGN 50,000,000. */
export const MIN_PRICE_MINOR = 10_000
export const MAX_PRICE_MINOR = 5_000_000_000
export const MAX_STOCK = 100_000

export const priceSchema = z.int().check(z.minimum(MIN_PRICE_MINOR), z.maximum(MAX_PRICE_MINOR))
export const stockSchema = z.int().check(z.minimum(0), z.maximum(MAX_STOCK))
export const categoryValueSchema = z.enum(CATEGORY_VALUES)
export const attributesSchema = z.partialRecord(
  z.enum(ATTRIBUTE_KEYS),
  z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
)
/** Longer than any word that is written; a run without a break widens what shows it. */
export const MAX_WORD_LENGTH = 30
export const LONG_WORD_REFUSED = `Use words of at most ${MAX_WORD_LENGTH} characters.`

const LONG_WORD = new RegExp(`[^\\s-]{${MAX_WORD_LENGTH + 1}}`, 'u')
export const hasLongWord = (name: string): boolean => LONG_WORD.test(name)

export const productNameSchema = lineSchema(3, 120).check(
  z.refine((name) => !hasLongWord(name), LONG_WORD_REFUSED),
)
export const productDescriptionSchema = z
  .string()
  .check(z.trim(), z.minLength(20), z.maxLength(5000))
export const deliveryStatesSchema = z
  .array(z.string().check(z.minLength(2), z.maxLength(40)))
  .check(z.minLength(1), z.maxLength(38))

/** Image URLs; `url` is the largest rendition. `path` is the Storage path of the original. */
export const productImageSchema = z.object({
  url: z.string(),
  url_640: z.string(),
  url_320: z.string(),
  path: z.string(),
  alt: z.optional(z.string()),
})
export type ProductImage = z.infer<typeof productImageSchema>

export const productCardSchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  price: z.int(),
  currency: currencySchema,
  images: z.array(productImageSchema),
  available_items: z.int(),
  category: z.string(),
  delivery_states: z.array(z.string()),
  rating: z.number(),
  rating_count: z.int(),
  vendor_details: z.object({ vendor_id: uidSchema, name: z.string(), logo: z.string() }),
  created_at: timestampSchema,
})
export type ProductCard = z.infer<typeof productCardSchema>

/** The document `products/{id}`. Reserved + sold + available = all items ever stocked. */
export const productSchema = z.extend(productCardSchema, {
  vendor_id: uidSchema,
  description: z.string(),
  attributes: z.partialRecord(z.enum(ATTRIBUTE_KEYS), z.string()),
  status: z.enum(PRODUCT_STATUSES),
  /** False while the vendor is suspended; the product is then not public, whatever its status. */
  vendor_active: z.boolean(),
  reserved_items: z.int(),
  /** When the newest reservation ends, unless it is paid. */
  held_until: z.optional(timestampSchema),
  sold_items: z.int(),
  sales_count: z.int(),
  /** The states that lists filter on. */
  search_states: z.array(z.string()),
  /** An operator's takedown; null after it was reinstated. */
  taken_down: z.optional(z.nullable(z.object({ reason: z.string(), at: timestampSchema }))),
  updated_at: timestampSchema,
})
export type Product = z.infer<typeof productSchema>
