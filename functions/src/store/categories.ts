import type { CountedCategory } from '../contract/category'
import { COLLECTIONS } from '../contract/paths'
import { collectionOf } from './firestore'

const categories = () => collectionOf<CountedCategory>(COLLECTIONS.categories)

/** Those with the most products on sale first. */
export const topCategories = async (limit: number): Promise<CountedCategory[]> => {
  const { docs } = await categories().orderBy('product_count', 'desc').limit(limit).get()
  return docs.map((document) => document.data())
}

export const saveCategory = async (category: CountedCategory): Promise<void> => {
  await categories().doc(category.value).set(category)
}
