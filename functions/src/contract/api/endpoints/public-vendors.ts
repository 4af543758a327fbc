import * as z from 'zod/mini'
import { vendorSchema } from '../../entities/vendor'
import { uidSchema } from '../../ids'
import { endpoint, pageOf, pageQuery } from '../endpoint'
import { productPageSchema } from './products'

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
} as const
