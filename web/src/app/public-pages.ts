import type { PublicPageName } from '@contract/public-pages'

type Files = {
  /** The page's file below pages/, without the extension. */
  page: string
  /** The module, below src/, that sends the page's first request. */
  requests: string
}

const catalog = 'features/catalog/product-requests.ts'
const stores = 'features/catalog/vendor/vendor-requests.ts'

/** The files of each server-rendered page. */
export const PAGE_FILES: Record<PublicPageName, Files> = {
  home: { page: 'home', requests: catalog },
  marketplace: { page: 'marketplace', requests: catalog },
  category: { page: 'marketplace', requests: catalog },
  product: { page: 'product', requests: catalog },
  vendors: { page: 'vendors', requests: stores },
  vendor: { page: 'vendor', requests: stores },
}
