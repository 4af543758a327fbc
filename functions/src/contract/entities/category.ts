import * as z from 'zod/mini'

export const categorySchema = z.object({ label: z.string(), value: z.string() })

export const countedCategorySchema = z.extend(categorySchema, { product_count: z.int() })
export type CountedCategory = z.infer<typeof countedCategorySchema>
