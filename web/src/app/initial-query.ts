import { STORES_PER_PAGE } from '@contract/api/page-size'
import type { InitialData } from '@contract/initial-data'
import { idFromSlug } from '@contract/text/slug'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { filterOf } from '@/features/catalog/browse/marketplace-filter'
import { productKeys } from '@/features/catalog/product-queries'
import { vendorKeys } from '@/features/catalog/vendor/vendor-queries'

/** The query key of the initial data of the page at this path, if it has any. */
const keyOf = (path: string): QueryKey | undefined => {
  if (path === paths.home) return productKeys.recent()
  if (path === paths.vendors) return vendorKeys.page(1, STORES_PER_PAGE)
  const product = matchPath(paths.product(':slug'), path)?.params.slug
  if (product !== undefined) return productKeys.one(idFromSlug(product))
  const store = matchPath(paths.vendor(':vendor_id'), path)?.params.vendor_id
  if (store !== undefined) return vendorKeys.one(store)
  const list = matchPath(paths.marketplaceCategory(':category?'), path)
  return list ? productKeys.page(filterOf(new URLSearchParams(), list.params.category)) : undefined
}

/** Puts the initial data into the query cache, dated by when the server rendered it. */
export const hydrateQueryClient = (client: QueryClient, path: string, first: InitialData): void => {
  const key = keyOf(path)
  if (key) client.setQueryData(key, first.data, { updatedAt: first.rendered_at })
}
