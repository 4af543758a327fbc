import * as z from 'zod/mini'
import { categoryValueSchema, productCardSchema, productSchema } from '../../entities/product'
import { MAX_REPORT_LENGTH, PRODUCT_REPORT_REASONS } from '../../entities/product-report'
import { reviewSchema } from '../../entities/review'
import { idSchema, uidSchema } from '../../ids'
import { SORT_OPTIONS } from '../../product-facts'
import { doneSchema, endpoint, listOf, pageOf, pageQuery } from '../endpoint'

const minorSchema = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1e12))
const countsSchema = z.record(z.string(), z.int())
const byId = z.strictObject({ id: idSchema })

export const productFilterSchema = z.strictObject({
  ...pageQuery,
  q: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  category: z.optional(z.union([categoryValueSchema, z.literal('')])),
  /** Only products of this vendor. */
  vendor_id: z.optional(uidSchema),
  states: listOf(z.string().check(z.maxLength(40))),
  priceMin: z.optional(minorSchema),
  priceMax: z.optional(minorSchema),
  rating: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(5))),
  sortBy: z._default(z.enum(SORT_OPTIONS), 'most_recent'),
})
export type ProductFilter = z.output<typeof productFilterSchema>

export const productPageSchema = z.extend(pageOf(productCardSchema), {
  /** Product counts for each filter value. `prices` counts per upper bound in minor units. */
  facets: z.object({
    categories: countsSchema,
    states: countsSchema,
    ratings: countsSchema,
    prices: countsSchema,
  }),
})
export type ProductPage = z.infer<typeof productPageSchema>

export const productEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/public/products',
    auth: 'public',
    summary: 'Products on sale: search, filter, sort, page',
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
    }),
    response: z.array(productCardSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/public/products/{id}',
    auth: 'public',
    summary: 'One product on sale',
    cacheable: true,
    params: byId,
    response: productSchema,
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/public/products/{id}/reviews',
    auth: 'public',
    summary: 'The reviews of a product, newest first, with a histogram from 1 to 5 stars',
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
      text: z._default(z.string().check(z.trim(), z.maxLength(MAX_REPORT_LENGTH)), ''),
    }),
    response: doneSchema,
  }),
} as const
