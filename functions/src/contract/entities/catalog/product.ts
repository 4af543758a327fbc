import * as z from 'zod/mini'
import { currencySchema } from '../../amount'
import { DELIVERY_REFUSALS } from '../../delivery/refusals'
import { idSchema, uidSchema } from '../../ids'
import { ATTRIBUTE_KEYS } from '../../reference/attribute-keys'
import { CATEGORY_VALUES } from '../../reference/categories'
import { timestampSchema } from '../../timestamp'
import { returnPolicySchema } from '../orders/return-policy'
import { storeRestSchema } from '../people/store-rest'
import { imageSchema } from './image'
import { optionSchema, variantSchema } from './variant'

export const PRODUCT_STATUSES = ['draft', 'active', 'paused', 'removed'] as const
export const MAX_PRODUCT_IMAGES = 8

export const categoryValueSchema = z.enum(CATEGORY_VALUES)
export const attributeKeySchema = z.enum(ATTRIBUTE_KEYS)

/**
 * What one piece costs and takes to any area of a state: included in the price, sent for the lowest
 * fee of its areas, or not sent. Days are working days from the order to the arrival.
 */
const stateDeliverySchema = z.object({
  state: z.string(),
  terms: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('included') }),
    z.object({
      kind: z.literal('sent'),
      fee_minor: z.int(),
      /** Some areas of the state cost more, or aren't reached. */
      varies: z.boolean(),
      days_min: z.int(),
      days_max: z.int(),
    }),
    z.object({ kind: z.literal('refused'), reason: z.enum(DELIVERY_REFUSALS) }),
  ]),
})
export type StateDelivery = z.infer<typeof stateDeliverySchema>

export const vendorDetailsSchema = z.object({
  vendor_id: uidSchema,
  name: z.string(),
  logo: z.string(),
})

export const productCardSchema = z.object({
  id: idSchema,
  slug: z.string(),
  name: z.string(),
  /** The lowest of what is on sale. */
  price: z.int(),
  /** True if some variants cost more than `price`. */
  has_higher_prices: z.optional(z.boolean()),
  currency: currencySchema,
  /** The cover alone. */
  images: z.array(z.omit(imageSchema, { path: true, alt: true })),
  available_items: z.int(),
  category: z.string(),
  delivery_states: z.array(z.string()),
  rating: z.number(),
  rating_count: z.int(),
  vendor_details: vendorDetailsSchema,
  created_at: timestampSchema,
  /** Where it is sent, if the store’s rates leave some of `delivery_states` out; never stored. */
  reached_states: z.optional(z.array(z.string())),
  /** To the state that was asked for; never stored. */
  delivery: z.optional(stateDeliverySchema),
  /** “Back on 3 December”, while the store sells nothing; never stored. */
  resting: z.optional(z.string()),
})
export type ProductCard = z.infer<typeof productCardSchema>

/**
 * The document `products/{id}`. Its counts follow the variants' stock, `ProductStock`: at once up to
 * a few units, later above (`stockFigures`).
 */
export const productSchema = z.extend(
  z.omit(productCardSchema, { delivery: true, reached_states: true, resting: true }),
  {
    /** The first is the cover. */
    images: z.array(imageSchema),
    vendor_id: uidSchema,
    description: z.string(),
    attributes: z.partialRecord(attributeKeySchema, z.string()),
    status: z.enum(PRODUCT_STATUSES),
    /** Absent where there is nothing to choose. */
    options: z.optional(z.array(optionSchema)),
    /** Absent without options: the product is its only variant. Read them by `variantsOf`. */
    variants: z.optional(z.array(variantSchema)),
    /** The available units of each variant on sale; absent without options. */
    available: z.optional(z.record(idSchema, z.int())),
    /** Of a product without options. */
    sku: z.optional(z.string()),
    /** Of one piece with its packaging; none or 0 is unknown. */
    weight_grams: z.optional(z.int()),
    /** False while the vendor is suspended; the product is then not public, whatever its status. */
    vendor_active: z.boolean(),
    reserved_items: z.int(),
    /** When the newest reservation ends, unless it is paid. */
    held_until: z.optional(timestampSchema),
    sold_items: z.int(),
    /** The version of the store's delivery profile; absent if delivery is included in the price. */
    delivery_version: z.optional(z.int()),
    /** Copied from the store. */
    store_rest: z.optional(z.nullable(storeRestSchema)),
    sales_count: z.int(),
    /** Buyers can offer less; absent for no. */
    takes_offers: z.optional(z.literal(true)),
    /** Of an imported product: what its file called it, as a digest, to know the file again. */
    import_key: z.optional(z.string()),
    /** The states that lists filter on. */
    search_states: z.array(z.string()),
    /** An operator's takedown; null after it was reinstated. */
    taken_down: z.optional(z.nullable(z.object({ reason: z.string(), at: timestampSchema }))),
    updated_at: timestampSchema,
  },
)
export type Product = z.infer<typeof productSchema>

/** What a product's page shows: the product, and how its store stands now. */
export const productDetailsSchema = z.extend(productSchema, {
  reached_states: productCardSchema.shape.reached_states,
  /** Never stored with the product. Absent in responses that were cached before there was one. */
  store: z.optional(
    z.object({
      city: z.string(),
      state: z.string(),
      rating: z.number(),
      rating_count: z.int(),
      sales_count: z.int(),
      /** Absent: nothing goes back for a changed mind. */
      return_policy: z.optional(returnPolicySchema),
    }),
  ),
})
export type ProductDetails = z.infer<typeof productDetailsSchema>
