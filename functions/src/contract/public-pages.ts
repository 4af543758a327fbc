import { GOODS_PER_PAGE, STORES_PER_PAGE } from './api/page-size'
import { SORT_OPTIONS } from './catalog/product-facts'
import { paths } from './urls'

export type PublicPage = {
  /** The route of the server and of the browser, with at most one parameter. */
  path: string
  /** The source of Hosting's rewrite to the function that renders pages. */
  rewrite: string
  /**
   * The API request for the page's initial data, exactly as the browser sends it. `{…}` is the
   * parameter's value, `{id}` the id at the end of a slug.
   */
  data: string
  /** A list: with a query the page is another one, with other data. */
  is_list?: true
  /** It says what is free now, so that caches keep it for seconds. */
  is_brief?: true
}

const products = '/public/products'
const listed = `sortBy=${SORT_OPTIONS[0]}&page=1&limit=${GOODS_PER_PAGE}`

/**
 * The pages that the function `pages` renders. The server's routes and loaders, the browser's
 * routes and query keys, the code and data that the HTML preloads, and Hosting's rewrites all have
 * one entry for each of these.
 */
export const PUBLIC_PAGES = {
  home: { path: paths.home, rewrite: '/', data: `${products}/recent` },
  marketplace: {
    path: paths.marketplace,
    rewrite: '/marketplace',
    data: `${products}?${listed}`,
    is_list: true,
  },
  category: {
    path: paths.marketplaceCategory(':category'),
    rewrite: '/marketplace/*',
    data: `${products}?category={category}&${listed}`,
    is_list: true,
  },
  product: {
    path: paths.product(':slug'),
    // Also what is below a product: the function says that it doesn't exist.
    rewrite: '/products/**',
    data: `${products}/{id}`,
  },
  deal: {
    path: paths.deal(':code'),
    rewrite: '/d/*',
    data: '/public/deals/{code}',
    is_brief: true,
  },
  vendors: {
    path: paths.vendors,
    rewrite: '/vendors',
    data: `/public/vendors?page=1&limit=${STORES_PER_PAGE}`,
    is_list: true,
  },
  vendor: {
    path: paths.vendor(':vendor_id'),
    rewrite: '/vendors/*',
    data: '/public/vendors/{vendor_id}',
  },
} as const satisfies Record<string, PublicPage>

export type PublicPageName = keyof typeof PUBLIC_PAGES
export const PUBLIC_PAGE_NAMES = Object.keys(PUBLIC_PAGES) as PublicPageName[]

/** The query of a page's initial data, before the endpoint's schema reads it. */
export const dataQueryOf = (name: PublicPageName, value = ''): Record<string, string> => {
  const [, query = ''] = PUBLIC_PAGES[name].data.split('?')
  return Object.fromEntries(new URLSearchParams(query.replace(/\{\w+\}/, value)))
}
