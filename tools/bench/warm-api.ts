import type { Product } from '../../functions/src/contract/entities/catalog/product'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { allOnSale, changedSince, readProduct } from '../../functions/src/db/catalog/products'
import type { ProductSearch } from '../../functions/src/ports/product-search'
import { createEmbeddedSearch } from '../../functions/src/providers/search/embedded-search'
import { startApi } from '../../tests/support/api-server'
import { commitAll, setDocument } from '../seed/write/commit-all'

/** Longer than any measurement, so that the catalogue is loaded once. */
const LONG_MS = 3_600_000
const BATCH_SIZE = 250

/** A search index that has loaded the catalogue, since no visitor waits for that. */
export const warmSearch = async (): Promise<ProductSearch> => {
  const source = {
    load: async (now: number) => {
      const products = []
      for await (const page of allOnSale()) products.push(...page)
      return { at: now, products }
    },
    renew: async () => 0,
    changedSince,
    read: async (id: string) => (await readProduct(id))?.data,
  }
  const search = createEmbeddedSearch(source, { clock: Date.now, refresh_ms: LONG_MS })
  const first = { page: 1, limit: 1, q: '', category: undefined, states: [] }
  await search.search({ ...first, sortBy: 'most_recent' })
  return search
}

type Options = { search: ProductSearch; caches_responses: boolean }

/**
 * Starts an API that caches public responses: briefly in production, for an hour here, or not at
 * all.
 */
export const startWarmApi = ({ search, caches_responses }: Options) =>
  startApi({ app: { public_ttl_ms: caches_responses ? LONG_MS : 0 }, deps: { search } })

export const writeProducts = (products: readonly Product[]): Promise<void> =>
  commitAll(
    products.map((product) => setDocument(COLLECTIONS.products, product.id, product)),
    BATCH_SIZE,
  )
