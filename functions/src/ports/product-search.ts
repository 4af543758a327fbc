import type { ProductFilter, ProductPage } from '../contract/api/catalog/products'
import type { SortOption } from '../contract/catalog/product-facts'
import type { Product } from '../contract/entities/catalog/product'
import type { TextMatch } from '../domain/catalog/search/read-text'
import type { ListedProduct } from '../seo/sitemap-pages'

export type SearchQuery = Omit<ProductFilter, 'sortBy'> & {
  sortBy: SortOption
  /** Products with any of the words, those with most first, instead of with all of them. */
  any_word?: boolean
  /** Words that count for a product that has them, and that no product needs. */
  also?: string
  /** The last word isn't finished: products count that have one which it begins. */
  is_typing?: boolean
  /** Only products that come in one of these sizes, as `sizeKeys` has them. */
  fits?: readonly string[]
}

export type Found = {
  ids: string[]
  total: number
  facets: ProductPage['facets']
  match: TextMatch
  /** By word: the nearest word of a product, if no product has the word itself. */
  corrections: Record<string, string>
}

/** The fields of a product that the search uses. */
export type SearchProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'category'
  | 'attributes'
  | 'vendor_details'
  | 'price'
  | 'created_at'
  | 'sales_count'
  | 'rating'
  | 'delivery_states'
  | 'status'
  | 'vendor_active'
  | 'options'
  | 'variants'
  | 'available'
  | 'updated_at'
>

/** A product as of `version`, Firestore's update time in microseconds; undefined if deleted. */
export type ProductChange = { id: string; version: number; product: SearchProduct | undefined }

/** How far a backfill is; `after` is the last id of the pages that it has finished. */
export type Backfill = { after: string; products: number; is_done: boolean }

/** An index that is written to, for engines that don't read the changes by themselves. */
export type SearchIndex = {
  /** Applies changes in any order; one that is older than what is stored changes nothing. */
  put: (changes: readonly ProductChange[]) => Promise<void>
  readBackfill: () => Promise<Backfill>
  restartBackfill: () => Promise<void>
  /**
   * Replaces the products with ids behind `after`, up to the last of these; behind the last page,
   * all others. `read_at` is the version of the page: what changed since is left alone.
   */
  putPage: (page: {
    after: string
    changes: readonly ProductChange[]
    read_at: number
    is_last: boolean
  }) => Promise<Backfill>
}

/** The search port: which products match a filter, in which order, and the count for each facet. */
export type ProductSearch = {
  search: (query: SearchQuery) => Promise<Found>
  /** Those of the tokenized words that products have. */
  knownWords: (words: readonly string[]) => Promise<string[]>
  /** The ids of the products on sale that are most similar to this one. */
  similar: (id: string, limit: number) => Promise<string[]>
  /**
   * Renews what the engine derives from all products: the snapshot that new instances start from,
   * or the counts of words. Returns the number of products.
   */
  renewSnapshot: () => Promise<number>
  /** All products on sale in pages, by id; absent if the engine can't read them page by page. */
  onSale?: () => AsyncIterable<ListedProduct[]>
  index?: SearchIndex
}
