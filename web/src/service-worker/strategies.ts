import { withoutTracking } from '@contract/delivery/tracking'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import type { WorkboxPlugin } from 'workbox-core/types'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isHostingNewer, isOfThisBuild } from './build'
import { ASSETS, DATA, IMAGES, PAGES } from './cache-names'

const DAY_S = 86_400

/** How long a page or a response may take before its copy is shown instead. */
export const PATIENCE_S = 4

const typeOf = (response: Response) => response.headers.get('content-type') ?? ''

/** Hosting responds with the app's page where a file of an older deployment is gone. */
export const isFile = (response: Response): boolean =>
  response.status === 200 && !typeOf(response).startsWith('text/html')

const keepIf = (isKept: (response: Response) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null),
})

/** The server says so of what is the same for everyone; nothing else is cached. */
const isPublic = (response: Response): boolean =>
  response.status === 200 && /\bpublic\b/.test(response.headers.get('cache-control') ?? '')

const bounds = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true })

/** Responses differ by headers that a copy needn't have, such as `Save-Data`. */
const matchOptions = { ignoreVary: true }

export const assets = new CacheFirst({
  cacheName: ASSETS,
  matchOptions,
  // No age: the shell must open after a long time without a connection.
  plugins: [keepIf(isFile), new ExpirationPlugin({ maxEntries: 250 })],
})

/** A copy that names files which Hosting no longer has, or an older build, waits for the network. */
const unlessOld: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse: copy }) =>
    copy && !isHostingNewer() && isOfThisBuild(await copy.clone().text()) ? copy : null,
}

/** A page is the same wherever its visitor came from. */
const pageKey = (request: Request): string => {
  const url = new URL(request.url)
  url.search = withoutTracking(url.search)
  return url.href
}
const withoutOrigin: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => pageKey(request) }

export const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [withoutOrigin, keepIf(isPublic), unlessOld, bounds(30, 30)],
})

/** For when there is no network: also of an older build, whose files are cached. */
export const copyOfPage = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(PAGES)).match(pageKey(request), matchOptions)

/** From the network first: prices and stock must not be those of yesterday. */
export const data = new NetworkFirst({
  cacheName: DATA,
  matchOptions,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [keepIf(isPublic), bounds(100, 7)],
})

export const images = new CacheFirst({
  cacheName: IMAGES,
  matchOptions,
  // The browser counts an image of another origin as several megabytes of the site's quota.
  plugins: [new CacheableResponsePlugin({ statuses: [0, 200] }), bounds(60, 30)],
})

/** By name, because a plugin of a worker that has just started knows none of its caches. */
const forget = async (cacheName: string): Promise<void> => {
  await caches.delete(cacheName)
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete()
}

/** Removes what shows which pages were visited on this device. */
export const forgetVisits = async (): Promise<void> => {
  await Promise.all([PAGES, DATA, IMAGES].map(forget))
}
