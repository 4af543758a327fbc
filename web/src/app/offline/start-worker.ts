import { HOUR_MS } from '@contract/time'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { registerWorker } from '@/lib/offline/register-worker'
import { wantsSaveData } from '@/lib/preferences'
import { getSession, subscribeToSession } from '@/lib/session/session-store'
import type { WorkerMessage } from '@/service-worker/worker-message'
import { loadInBackground, noteNewBuild } from '@/ui/chunks/load-chunk'
import type { PreloadPlan } from '../preload-plan'
import { keepCart } from './keep-cart'

const CHECKED_EVERY_MS = HOUR_MS

const send = (message: WorkerMessage, ports: MessagePort[] = []) =>
  navigator.serviceWorker.controller?.postMessage(message, ports)

const entryChunk = (): string => {
  const plan = document.getElementById('preload-plan')?.textContent ?? '{}'
  const { app = [] }: Partial<PreloadPlan> = JSON.parse(plan)
  return app[0] ?? ''
}

/** Offers a reload if the worker is of another build than this page. Never reloads by itself. */
const offerNewBuild = () => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }) => {
    if (data === false) noteNewBuild()
    port1.close()
  }
  send({ type: 'is-current', entry: entryChunk() }, [port2])
}

const isKept = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming &&
  entry.workerStart === 0 &&
  (entry.initiatorType === 'img' || entry.name.includes('/assets/'))

/**
 * Has the worker keep what this page loads past it: requests that began before the worker was there
 * may end after. With Save-Data only what costs nothing.
 */
const keepLoaded = () => {
  const keep = (urls: string[]) => urls.length > 0 && send({ type: 'visited', urls })
  const { origin, pathname } = window.location
  if (!wantsSaveData()) keep([`${origin}${pathname}`])
  new PerformanceObserver((list) =>
    keep(
      list
        .getEntries()
        .filter(isKept)
        .map(({ name }) => name),
    ),
  ).observe({ type: 'resource', buffered: true })
}

const checkWhenSeen = (registration: ServiceWorkerRegistration) => {
  let checked_at = Date.now()
  document.addEventListener('visibilitychange', () => {
    const isDue = Date.now() - checked_at > CHECKED_EVERY_MS
    if (document.visibilityState !== 'visible' || !isDue || !navigator.onLine) return
    checked_at = Date.now()
    registration.update().catch(console.error)
  })
}

const startWorker = async () => {
  const isFirst = !navigator.serviceWorker.controller
  const { serviceWorker } = navigator
  if (isFirst) serviceWorker.addEventListener('controllerchange', keepLoaded, { once: true })
  serviceWorker.addEventListener('controllerchange', offerNewBuild)
  const registration = await registerWorker()
  // The page may be the copy of an older build.
  if (!isFirst) offerNewBuild()
  checkWhenSeen(registration)
}

let isStoring = false

/** Visitors have nothing of their own, and don't load the code for it. */
const storeOnceSignedIn = () => {
  if (isStoring || getSession().status !== 'signed_in') return
  isStoring = true
  afterFirstPaint()
    .then(() => loadInBackground(() => import('./store-own')))
    .then(({ storeOwn }) => storeOwn())
    .catch((error: unknown) => {
      isStoring = false
      console.error(error)
    })
}

/** Starts what makes the app usable without a connection. */
export const startOffline = async (): Promise<void> => {
  subscribeToSession(storeOnceSignedIn)
  storeOnceSignedIn()
  const isPossible = 'serviceWorker' in navigator && !import.meta.env.DEV
  // A visitor who is offline on the first visit gets the worker on the next one.
  if (!isPossible) return
  await startWorker()
  keepCart()
}
