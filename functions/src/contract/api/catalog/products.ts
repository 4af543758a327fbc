import * as z from 'zod/mini'
import { SORT_OPTIONS } from '../../catalog/product-facts'
import { MAX_QUERY_LENGTH, MAX_QUERY_MINOR, MAX_VALUE_LENGTH } from '../../catalog/query-limits'
import type { Trait } from '../../catalog/traits'
import {
  categoryValueSchema,
  productCardSchema,
  productDetailsSchema,
} from '../../entities/catalog/product'
import { MAX_REPORT_LENGTH, PRODUCT_REPORT_REASONS } from '../../entities/catalog/product-report'
import { reviewSchema } from '../../entities/orders/review'
import { idSchema, uidSchema } from '../../ids'
import { stateNameSchema } from '../../state-name'
import { textSchema } from '../../text/unsafe-text'
import { doneSchema, endpoint, listOf, pageOf, pageQuery } from '../endpoint'

const minorSchema = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAX_QUERY_MINOR))
const countsSchema = z.record(z.string(), z.int())
const byId = z.strictObject({ id: idSchema })
/** The state for which cards say what delivery costs; never more, so that responses are shared. */
const placeSchema = z.optional(stateNameSchema)

export const productFilterSchema = z.strictObject({
  ...pageQuery,
  q: z._default(z.string().check(z.trim(), z.maxLength(MAX_QUERY_LENGTH)), ''),
  category: z.optional(z.union([categoryValueSchema, z.literal('')])),
  /** Only products of this vendor. */
  vendor_id: z.optional(uidSchema),
  states: listOf(z.string().check(z.maxLength(MAX_VALUE_LENGTH))),
  /** Values of the options that are named so, in any case. */
  sizes: listOf(z.string().check(z.maxLength(MAX_VALUE_LENGTH))),
  colours: listOf(z.string().check(z.maxLength(MAX_VALUE_LENGTH))),
  priceMin: z.optional(minorSchema),
  priceMax: z.optional(minorSchema),
  rating: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(5))),
  place: placeSchema,
  /** By default the best match of a text, otherwise the newest. */
  sortBy: z.optional(z.enum(SORT_OPTIONS)),
})
type ParsedFilter = z.output<typeof productFilterSchema>
export type ProductFilter = Omit<ParsedFilter, Trait> & Partial<Pick<ParsedFilter, Trait>>

export const productPageSchema = z.extend(pageOf(productCardSchema), {
  /** Product counts for each filter value. `prices` counts per upper bound in minor units. */
  facets: z.object({
    categories: countsSchema,
    states: countsSchema,
    ratings: countsSchema,
    prices: countsSchema,
    sizes: countsSchema,
    colours: countsSchema,
  }),
  /** How the text was read, if no product has all of its words. */
  understood: z.optional(
    z.object({
      /**
       * `written` after reading it again; `meant` corrected; `instead` takes the place of what
       * there is none of; `some` has some words; `ideas` for a gift or feast; `size` has nothing of
       * it in that size, but other goods of its kind.
       */
      match: z.enum(['written', 'meant', 'instead', 'some', 'ideas', 'size']),
      q: z.string(),
      /** The size that was asked for, where `match` is `size`. */
      size: z.optional(z.string()),
      /** The least and the most that goods may cost, in minor units, if the text says so. */
      price_min: z.optional(z.int()),
      price_max: z.optional(z.int()),
      /** States that the text named and that the products are delivered to. */
      states: z.array(z.string()),
      /** The size that none of these comes in. */
      left_out: z.array(z.string()),
    }),
  ),
})
export type ProductPage = z.infer<typeof productPageSchema>

const suggestionsSchema = z.object({
  products: z.array(
    z.object({ slug: z.string(), name: z.string(), price: z.int(), image: z.optional(z.string()) }),
  ),
  categories: z.array(categoryValueSchema),
  vendors: z.array(z.object({ vendor_id: uidSchema, name: z.string() })),
})
export type Suggestions = z.infer<typeof suggestionsSchema>

export const productEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/public/products',
    auth: 'public',
    summary: 'Products on sale',
    cacheable: true,
    query: productFilterSchema,
    response: productPageSchema,
  }),
  recent: endpoint({
    method: 'GET',
    path: '/public/products/recent',
    auth: 'public',
    summary: 'The newest products, of one category or of all',
    cacheable: true,
    query: z.strictObject({
      category: z.optional(categoryValueSchema),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(24)), 12),
      place: placeSchema,
    }),
    response: z.array(productCardSchema),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/public/products/suggestions',
    auth: 'public',
    summary: 'Products, categories and stores for a text that is being typed',
    cacheable: true,
    query: z.strictObject({
      q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)),
    }),
    response: suggestionsSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/public/products/{id}',
    auth: 'public',
    summary: 'One product on sale, with the rating and sales of its store',
    cacheable: true,
    params: byId,
    response: productDetailsSchema,
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/public/products/{id}/reviews',
    auth: 'public',
    summary: 'The reviews of a product, newest first, with a histogram',
    cacheable: true,
    params: byId,
    query: z.strictObject(pageQuery),
    response: z.extend(pageOf(reviewSchema), { histogram: countsSchema }),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/public/products/{id}/similar',
    auth: 'public',
    summary: 'Products like this one',
    cacheable: true,
    params: byId,
    query: z.strictObject({ place: placeSchema }),
    response: z.array(productCardSchema),
  }),
  report: endpoint({
    method: 'POST',
    path: '/products/{id}/report',
    auth: 'user',
    summary: 'Reports a product to the people who run the site, once for each person',
    limit: 'report',
    params: byId,
    body: z.strictObject({
      reason: z.enum(PRODUCT_REPORT_REASONS),
      text: z._default(textSchema(0, MAX_REPORT_LENGTH), ''),
    }),
    response: doneSchema,
  }),
} as const
