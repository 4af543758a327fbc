import type { Product } from '../entities/catalog/product'
import type { CategoryValue } from '../reference/categories'

/** Categories of goods that nobody takes back opened or worn, but for a fault. */
const FINAL_CATEGORIES: readonly CategoryValue[] = [
  'beauty_personal_care',
  'food_beverages',
  'groceries',
  'health',
]

/** Words by which such goods of other categories are known. */
const FINAL_KINDS =
  /\b(earrings?|underwear|lingerie|bras?|briefs|boxers|panties|made to measure|made-to-measure|bespoke|custom[- ]made)\b/i

/** Whether goods are of a kind that never goes back for a changed mind; always for a fault. */
export const isFinal = ({ category, name }: Pick<Product, 'category' | 'name'>): boolean =>
  FINAL_CATEGORIES.some((final) => final === category) || FINAL_KINDS.test(name)
