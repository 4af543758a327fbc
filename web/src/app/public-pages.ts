import type { PublicPageName } from '@contract/public-pages'

type Files = {
  /** The page's file below pages/, without the extension. */
  page: string
  /** The module, below src/, that sends the page's first request. */
  requests: string
  /** Modules, below src/, of its part below the fold and of the pages that most visitors open next. */
  next?: string[]
  /** How the imports of its later chunks end that the server renders as well. */
  parts?: string[]
}

/** The code that all pages of logging in and paying start with, and all of each dashboard. */
export const OWN_ROUTER = 'app/own-router.tsx'
export const BUYER_ROUTER = 'app/buyer-router.tsx'
export const VENDOR_ROUTER = 'app/vendor-router.tsx'

/** The code of the public pages that no function renders. */
export const PLAIN_PAGES = 'app/plain-pages.tsx'

const catalog = 'features/catalog/product-requests.ts'
const stores = 'features/catalog/vendor/vendor-requests.ts'

/** The files of each server-rendered page. */
export const PAGE_FILES: Record<PublicPageName, Files> = {
  home: { page: 'home', requests: catalog },
  marketplace: { page: 'marketplace', requests: catalog },
  category: { page: 'marketplace', requests: catalog },
  product: {
    page: 'product',
    requests: catalog,
    next: ['pages/product/below-fold.tsx', OWN_ROUTER],
    parts: ['/below-fold'],
  },
  deal: { page: 'deal', requests: 'features/orders/deal/deal-requests.ts' },
  vendors: { page: 'vendors', requests: stores },
  vendor: { page: 'vendor', requests: stores },
}
