import type { StoredCategory } from '../../contract/entities/catalog/category'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/catalog/products'
import { bind } from '../../contract/queries/query'
import { collectionOf } from '../firestore'
import { readList } from '../list-query'

const categories = () => collectionOf<StoredCategory>(COLLECTIONS.categories)

/** The categories with the most products on sale first. */
export const topCategories = (limit: number): Promise<StoredCategory[]> =>
  readList(bind(queries.topCategories, {}, limit))

export const readCategory = async (value: string): Promise<StoredCategory | undefined> =>
  (await categories().doc(value).get()).data()

export const saveCategory = async (category: StoredCategory): Promise<void> => {
  await categories().doc(category.value).set(category)
}
