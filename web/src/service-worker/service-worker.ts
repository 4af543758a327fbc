import { registerRoute } from 'workbox-routing'
import { FILES, isOfThisBuild, noteNewer, SHELL_PAGE } from './build'
import { ASSETS } from './cache-names'
import { isPublicPage, visitPage } from './navigation'
import { servePushes } from './push'
import { assets, data, forgetVisits, images, isFile, pages } from './strategies'
import type { WorkerMessage } from './worker-message'

const INITIAL_DELAY_MS = 1_000
const MAX_DELAY_MS = 10_000
/** Browsers end a worker whose response takes five minutes. */
const HELD_MS = 240_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

type Wanted = { request: Request; event: ExtendableEvent }

/**
 * A chunk from the cache, or from the network as soon as there is one. The request is held until
 * then: Chromium remembers a failed import until the document is left.
 */
const loadAsset = async ({ request, event }: Wanted): Promise<Response> => {
  const giveUpAt = Date.now() + HELD_MS
  for (let delay = INITIAL_DELAY_MS; ; delay = Math.min(2 * delay, MAX_DELAY_MS)) {
    try {
      const response = await assets.handle({ request, event })
      if (!isFile(response)) noteNewer()
      return response
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await pause(delay)
    }
  }
}

declare const self: ServiceWorkerGlobalScope

const isOwn = (url: URL) => url.origin === self.location.origin
const isAsset = (url: URL) => isOwn(url) && url.pathname.startsWith('/assets/')
/** Private images come through the API. */
const isApi = (url: URL) => url.pathname.startsWith('/api/')

const keepFile = async (path: string, event: ExtendableEvent): Promise<void> => {
  const response = await assets.handle({ event, request: new Request(path) })
  if (!isFile(response)) throw new Error(`The site has no ${path}.`)
}

/** @throws if there was a deployment meanwhile; the browser tries again. */
const keepShell = async (event: ExtendableEvent): Promise<void> => {
  await Promise.all(FILES.map((path) => keepFile(path, event)))
  const response = await fetch(SHELL_PAGE, { cache: 'reload' })
  // Worker and page come from two requests, between which there may be a deployment.
  if (!isOfThisBuild(await response.clone().text())) {
    throw new Error('The app’s page is of another build.')
  }
  await (await caches.open(ASSETS)).put(SHELL_PAGE, response)
}

// A new worker serves the pages of the build before it just as well: it never reloads one.
self.addEventListener('install', (event) => {
  event.waitUntil(keepShell(event).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const keep = (url: URL, event: ExtendableEvent) => {
  if (isAsset(url)) return assets.handle({ event, request: new Request(url) })
  if (!isOwn(url)) return images.handle({ event, request: new Request(url, { mode: 'no-cors' }) })
  return isPublicPage(url) ? pages.handle({ event, request: new Request(url) }) : undefined
}

/** Copies come from the browser's HTTP cache, except for the page itself. */
const keepVisited = (urls: string[], event: ExtendableEvent) =>
  Promise.allSettled(urls.map((url) => keep(new URL(url, self.location.origin), event)))

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.type === 'forget') event.waitUntil(forgetVisits())
  if (message.type === 'visited') event.waitUntil(keepVisited(message.urls, event))
  if (message.type === 'is-current') event.ports[0]?.postMessage(FILES.includes(message.entry))
})

registerRoute(({ url }) => isAsset(url), loadAsset)
registerRoute(
  // `/__/` is Hosting's own.
  ({ request, url }) =>
    request.mode === 'navigate' && isOwn(url) && !isApi(url) && !url.pathname.startsWith('/__/'),
  visitPage,
)
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith('/api/v1/public/'), data)
registerRoute(({ request, url }) => request.destination === 'image' && !isApi(url), images)
servePushes(self)
