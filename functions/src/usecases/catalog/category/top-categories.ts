import type { CountedCategory } from '../../../contract/entities/catalog/category'
import { CATEGORIES } from '../../../contract/reference/categories'
import { topCategories as readTop } from '../../../db/catalog/categories'

/** The categories with the most products, then those without a count, up to `limit`. */
export const topCategories = async (limit: number): Promise<CountedCategory[]> => {
  const counted = await readTop(limit)
  const known = new Set(counted.map(({ value }) => value))
  const others = CATEGORIES.filter(({ value }) => !known.has(value))
  const uncounted = others.map((category) => ({ ...category, product_count: 0 }))
  return [...counted, ...uncounted]
    .slice(0, limit)
    .map(({ label, value, product_count }) => ({ label, value, product_count }))
}
