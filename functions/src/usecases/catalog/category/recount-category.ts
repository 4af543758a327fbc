import { CATEGORIES } from '../../../contract/reference/categories'
import { timestampFromMillis } from '../../../contract/time'
import { readCategory, saveCategory } from '../../../db/catalog/categories'
import { countOnSale } from '../../../db/catalog/products'
import { isCountDue } from '../../../domain/catalog/product/count-due'
import type { Deps } from '../../deps'

type Known = (typeof CATEGORIES)[number]

const recount = async (category: Known, now: number): Promise<void> => {
  const product_count = await countOnSale('category', category.value)
  await saveCategory({ ...category, product_count, counted_at: timestampFromMillis(now) })
}

/**
 * Recounts instead of incrementing, so a repeated event changes nothing. Large categories are
 * counted seldom.
 */
export const recountCategory = async (
  { clock }: Pick<Deps, 'clock'>,
  value: string,
): Promise<void> => {
  const category = CATEGORIES.find((known) => known.value === value)
  const now = clock()
  if (category && isCountDue(await readCategory(value), now)) await recount(category, now)
}

/** Recounts every category, also those whose last change was not counted. */
export const recountCategories = async ({ clock }: Pick<Deps, 'clock'>): Promise<void> => {
  for (const category of CATEGORIES) await recount(category, clock())
}
