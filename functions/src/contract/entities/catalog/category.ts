import * as z from 'zod/mini'
import type { Timestamp } from '../../time'

export const categorySchema = z.object({ label: z.string(), value: z.string() })

export const countedCategorySchema = z.extend(categorySchema, { product_count: z.int() })
export type CountedCategory = z.infer<typeof countedCategorySchema>

/** The document `categories/{value}`; absent `counted_at`: the count may be old. */
export type StoredCategory = CountedCategory & { counted_at?: Timestamp }
