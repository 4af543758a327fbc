import { STORES_PER_PAGE } from '@contract/api/page-size'
import type { InitialData } from '@contract/initial-data'
import { PUBLIC_PAGE_NAMES, PUBLIC_PAGES, type PublicPageName } from '@contract/public-pages'
import { idFromSlug } from '@contract/text/slug'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { filterOf } from '@/features/catalog/browse/marketplace-filter'
import { productKeys } from '@/features/catalog/product-queries'
import { vendorKeys } from '@/features/catalog/vendor/vendor-queries'

/** The query key of each page's initial data, by the URL's parameter. */
const KEYS: Record<PublicPageName, (value: string) => QueryKey> = {
  home: () => productKeys.recent(),
  marketplace: () => productKeys.page(filterOf(new URLSearchParams())),
  category: (category) => productKeys.page(filterOf(new URLSearchParams(), category)),
  product: (slug) => productKeys.one(idFromSlug(slug)),
  vendors: () => vendorKeys.page(1, STORES_PER_PAGE),
  vendor: (vendor_id) => vendorKeys.one(vendor_id),
}

const keyOf = (path: string): QueryKey | undefined => {
  for (const name of PUBLIC_PAGE_NAMES) {
    const match = matchPath(PUBLIC_PAGES[name].path, path)
    if (match) return KEYS[name](Object.values(match.params)[0] ?? '')
  }
  return undefined
}

/** Puts the initial data into the query cache, dated by when the server rendered it. */
export const hydrateQueryClient = (client: QueryClient, path: string, first: InitialData): void => {
  const key = keyOf(path)
  if (key) client.setQueryData(key, first.data, { updatedAt: first.rendered_at })
}
