import { CATEGORIES } from '../../contract/reference/categories'
import { saveCategory } from '../../db/catalog/categories'
import { countOnSale } from '../../db/catalog/products'

/** Counts afresh instead of adding one, so that an event that comes twice changes nothing. */
export const recountCategory = async (value: string): Promise<void> => {
  const category = CATEGORIES.find((known) => known.value === value)
  if (!category) return
  await saveCategory({ ...category, product_count: await countOnSale('category', value) })
}
