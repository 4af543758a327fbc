import type { FirstScreen } from '@contract/first-screen'
import { STORES_PER_PAGE } from '@contract/page-size'
import { idFromSlug } from '@contract/slug'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { filterOf } from '@/features/product/marketplace-filter'
import { productKeys } from '@/features/product/product-queries'
import { vendorKeys } from '@/features/vendor/vendor-queries'

/** Under which key the page at this path asks for its first data; undefined where it has none. */
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

/** Lets the page find its first data there, as old as it is. */
export const keepFirstData = (client: QueryClient, path: string, first: FirstScreen): void => {
  const key = keyOf(path)
  if (key) client.setQueryData(key, first.data, { updatedAt: first.drawn_at })
}
