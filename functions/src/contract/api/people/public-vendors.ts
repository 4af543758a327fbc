import * as z from 'zod/mini'
import { reviewSchema } from '../../entities/orders/review'
import { vendorSchema } from '../../entities/people/vendor'
import { uidSchema } from '../../ids'
import { productPageSchema } from '../catalog/products'
import { endpoint, pageOf, pageQuery } from '../endpoint'

/** What anyone can read of stores, apart from a vendor's own: public pages load nothing else. */
export const publicVendorEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/public/vendors',
    auth: 'public',
    summary: 'Stores, those with the most sales first',
    cacheable: true,
    query: z.strictObject(pageQuery),
    response: pageOf(vendorSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/public/vendors/{vendor_id}',
    auth: 'public',
    summary: 'One store with the first page of its products',
    cacheable: true,
    params: z.strictObject({ vendor_id: uidSchema }),
    response: z.object({ vendor: vendorSchema, products: productPageSchema }),
  }),
  reviews: endpoint({
    method: 'GET',
    path: '/public/vendors/{vendor_id}/reviews',
    auth: 'public',
    summary: 'The reviews of a store with their products, newest first',
    cacheable: true,
    params: z.strictObject({ vendor_id: uidSchema }),
    query: z.strictObject(pageQuery),
    response: pageOf(
      z.extend(reviewSchema, {
        product: z.nullable(z.object({ slug: z.string(), name: z.string(), image: z.string() })),
      }),
    ),
  }),
} as const
