import * as z from 'zod/mini'
import { categorySchema, countedCategorySchema } from '../../entities/catalog/category'
import { endpoint } from '../endpoint'

/** What menus and forms choose from: they load nothing else. */
export const referenceEndpoints = {
  categories: endpoint({
    method: 'GET',
    path: '/public/categories',
    auth: 'public',
    summary: 'All categories',
    cacheable: true,
    response: z.array(categorySchema),
  }),
  topCategories: endpoint({
    method: 'GET',
    path: '/public/categories/top-categories',
    auth: 'public',
    summary: 'The categories with the most products',
    cacheable: true,
    query: z.strictObject({
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(21)), 8),
    }),
    response: z.array(countedCategorySchema),
  }),
  locations: endpoint({
    method: 'GET',
    path: '/public/locations',
    auth: 'public',
    summary: 'States with their local government areas',
    cacheable: true,
    response: z.record(z.string(), z.array(z.string())),
  }),
} as const
