import { afterFirstPaint } from '@/lib/after-first-paint'
import { persistValues } from '@/lib/offline/persist-values'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { whenIdle } from '@/ui/media/when-idle'
import { buyerPages } from '../buyer-modules'

const sendQueued = () =>
  afterFirstPaint()
    .then(() => loadInBackground(() => import('@/lib/offline/message-queue')))
    .then(({ sendQueuedMessages }) => sendQueuedMessages())
    .catch(console.error)

/** Stores what the signed-in user reads, and sends what an earlier visit left unsent. */
export const storeOwn = (): void => {
  // The list is rendered first.
  persistValues(() => whenIdle(() => buyerPages.load('dashboard/purchase').catch(console.error)))
  sendQueued()
}
