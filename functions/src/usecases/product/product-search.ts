import type { ProductFilter, ProductPage } from '../../contract/api/endpoints/products'

export type Found = { ids: string[]; total: number; facets: ProductPage['facets'] }

/** The port with one job: which products a filter leaves, in which order, and how many by choice. */
export type ProductSearch = {
  search: (filter: ProductFilter) => Promise<Found>
  /** The ids of products on sale that are most like this one. */
  similar: (id: string, limit: number) => Promise<string[]>
  /** Brings up to now what a new instance begins with; tells how many products it holds. */
  renewSnapshot: () => Promise<number>
}
