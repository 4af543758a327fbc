import { vendorPaths } from '@contract/vendor-urls'
import { paths } from '@/config/paths'
import { DATA, PAGES } from '@/service-worker/cache-names'
import { readDeviceCart } from '@/shared/cart/device-cart'
import { loadInBackground } from '@/ui/chunks/load-chunk'

export type StoredPage = { path: string; title: string }

const MAX_PRODUCTS = 12
const PRODUCT = /\/api\/v1\/public\/products\/\w{20}$/
const SITE_IN_TITLE = / · Oja$/

const CART: StoredPage = { path: paths.cart, title: 'Your cart' }

/** What the device stores of its user, by a part of its key, and where that is read. */
const OWN: readonly (readonly [part: string, page: StoredPage])[] = [
  ['transactions?buyer_id', { path: paths.purchases, title: 'Your purchases' }],
  ['transactions?vendor_id', { path: vendorPaths.sales, title: 'Your sales' }],
  ['conversations?', { path: paths.messages, title: 'Your messages' }],
  ['cart_items?', CART],
]

/** The user's own pages that were stored, and the cart of this device. */
export const readOwnPages = async (): Promise<StoredPage[]> => {
  if (readDeviceCart().length > 0) return [CART]
  const { savedKeys } = await loadInBackground(() => import('@/lib/offline/value-store'))
  const keys = await savedKeys()
  return OWN.filter(([part]) => keys.some((key) => key.includes(part))).map(([, page]) => page)
}

const copiesIn = async (name: string): Promise<{ url: URL; copy: Response }[]> => {
  const cache = await caches.open(name)
  const copies = (await cache.keys()).map(async (request) => {
    const copy = await cache.match(request, { ignoreVary: true })
    return copy ? [{ url: new URL(request.url), copy }] : []
  })
  // The newest first.
  return (await Promise.all(copies)).flat().reverse()
}

const titleOf = (pathname: string, html: string): string =>
  pathname === paths.home
    ? 'Home'
    : new DOMParser().parseFromString(html, 'text/html').title.replace(SITE_IN_TITLE, '')

type Answer = { data?: { name?: unknown; slug?: unknown } }

/** The public pages and the products that the service worker has copies of. */
export const readPublicPages = async (): Promise<StoredPage[]> => {
  const pages = (await copiesIn(PAGES)).map(async ({ url: { pathname }, copy }) => ({
    path: pathname,
    title: titleOf(pathname, await copy.text()),
  }))
  const opened = (await copiesIn(DATA))
    .filter(({ url }) => PRODUCT.test(url.pathname))
    .slice(0, MAX_PRODUCTS)
    .map(async ({ copy }): Promise<StoredPage> => {
      const { data }: Answer = await copy.json()
      return { path: paths.product(String(data?.slug)), title: String(data?.name ?? '') }
    })
  const all = await Promise.all([...pages, ...opened])
  return all.filter(
    ({ path, title }, index) => title !== '' && all.findIndex((one) => one.path === path) === index,
  )
}
