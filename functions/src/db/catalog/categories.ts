import type { CountedCategory } from '../../contract/entities/category'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/products'
import { bind } from '../../contract/queries/query'
import { collectionOf } from '../firestore'
import { readList } from '../list-query'

const categories = () => collectionOf<CountedCategory>(COLLECTIONS.categories)

/** The categories with the most products on sale first. */
export const topCategories = (limit: number): Promise<CountedCategory[]> =>
  readList(bind(queries.topCategories, {}, limit))

export const saveCategory = async (category: CountedCategory): Promise<void> => {
  await categories().doc(category.value).set(category)
}
