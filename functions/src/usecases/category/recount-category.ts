import { CATEGORIES } from '../../contract/reference/categories'
import { saveCategory } from '../../db/catalog/categories'
import { countOnSale } from '../../db/catalog/products'

/** Recounts instead of incrementing, so a repeated event changes nothing. */
export const recountCategory = async (value: string): Promise<void> => {
  const category = CATEGORIES.find((known) => known.value === value)
  if (!category) return
  await saveCategory({ ...category, product_count: await countOnSale('category', value) })
}
