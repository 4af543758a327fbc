import type { ProductFilter, ProductPage } from '../../contract/api/endpoints/products'

export type Found = { ids: string[]; total: number; facets: ProductPage['facets'] }

/** The search port: which products match a filter, in which order, and the count for each facet. */
export type ProductSearch = {
  search: (filter: ProductFilter) => Promise<Found>
  /** The ids of the products on sale that are most similar to this one. */
  similar: (id: string, limit: number) => Promise<string[]>
  /** Renews the snapshot that new instances start from; returns how many products it holds. */
  renewSnapshot: () => Promise<number>
}
