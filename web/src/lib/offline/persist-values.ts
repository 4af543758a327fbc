import { type Transaction, transactionSchema } from '@contract/entities/orders/transaction'
import { isToBeShipped, isUnderWay } from '@contract/escrow/states'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { DAY_MS, millisOf, SECOND_MS } from '@contract/time'
import * as z from 'zod/mini'
import { queryClient } from '../api/query-client'
import {
  getSubscriptions,
  type LiveValue,
  notify,
  onSubscriptions,
  type Subscription,
} from '../live/subscriptions'
import { prefetchTransaction } from '../live/transactions'
import { wantsSaveData } from '../preferences'
import { getSession } from '../session/session-store'
import { pruneValues, readValue, savedAt, saveValue } from './value-store'

/** Purchases, sales, conversations and the cart; a key is `uid:path`. */
const persistedOf = (uid: string): string[] => [
  COLLECTIONS.transactions,
  COLLECTIONS.conversations,
  `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.cartItems}`,
]
/** How long API and listener may take before the stored value is shown. */
const RESTORE_DELAY_MS = 3 * SECOND_MS

const isPersisted = (uid: string | undefined, key: string): uid is string =>
  uid !== undefined && persistedOf(uid).some((name) => key.startsWith(`${uid}:${name}`))

/** How many of the newest purchases are loaded without being asked for, beside all on their way. */
const MAX_PREFETCHED = 5
const FRESH_MS = 30 * DAY_MS

const listOfPurchases = (uid: string, key: string, value: unknown): Transaction[] =>
  key.startsWith(`${uid}:${COLLECTIONS.transactions}?buyer_id==`) ? (value as Transaction[]) : []

/** Those whose escrow code is needed at the door first, whatever their age; then the newest. */
const wantedOf = (purchases: readonly Transaction[]): Transaction[] => {
  const isComing = (one: Transaction) => isUnderWay(one) || isToBeShipped(one)
  const fresh = purchases.filter(({ updated_at }) => millisOf(updated_at) > Date.now() - FRESH_MS)
  const others = fresh.filter((one) => !isComing(one)).slice(0, MAX_PREFETCHED)
  return [...purchases.filter(isUnderWay), ...purchases.filter(isToBeShipped), ...others]
}

/** Loads the purchases that this device hasn't stored as they are now, one by one. */
const prefetch = async (uid: string, purchases: Transaction[]): Promise<void> => {
  for (const { id, updated_at } of wantedOf(purchases)) {
    const stored = z.safeParse(
      transactionSchema,
      await readValue(uid, `${uid}:${COLLECTIONS.transactions}/${id}`),
    )
    const isCurrent = stored.success && millisOf(stored.data.updated_at) === millisOf(updated_at)
    if (getSession().user?.uid !== uid) return
    if (!isCurrent) await prefetchTransaction(uid, id)
  }
}

let prefetched = Promise.resolve()

const persist = (key: unknown, known: LiveValue | undefined, onPurchases: () => void): void => {
  const uid = getSession().user?.uid
  if (typeof key !== 'string' || !isPersisted(uid, key)) return
  if (known?.from !== 'api' && known?.from !== 'server') return
  saveValue(uid, key, known.value).catch(console.error)
  const purchases = listOfPurchases(uid, key, known.value)
  if (purchases.length === 0) return
  onPurchases()
  if (!wantsSaveData()) {
    prefetched = prefetched.then(() => prefetch(uid, purchases)).catch(console.warn)
  }
}

/** The value as the schema reads it now; undefined if an older build stored another. */
const parsed = ({ source }: Subscription, value: unknown): unknown => {
  if (value === null) return null
  const { success, data } = z.safeParse(
    source.query ? z.array(source.schema) : source.schema,
    value,
  )
  return success ? data : undefined
}

const restore = async (subscription: Subscription): Promise<void> => {
  const { key, uid } = subscription
  if (!isPersisted(uid, key)) return
  const value = parsed(subscription, await readValue(uid, key))
  if (value === undefined) return
  const at = await savedAt(key)
  notify(key, { from: 'stored', value, ...(at !== undefined && { at }) })
}

let handled = new Set<string>()

/** Restores each new subscription's value, at once without a connection and otherwise after a while. */
const restoreNew = () => {
  const subscriptions = getSubscriptions()
  for (const subscription of subscriptions) {
    if (handled.has(subscription.key)) continue
    const wait = navigator.onLine ? RESTORE_DELAY_MS : 0
    setTimeout(() => restore(subscription).catch(console.error), wait)
  }
  handled = new Set(subscriptions.map(({ key }) => key))
}

/**
 * Stores what the user's live values are, and shows them where nothing better comes.
 * @param onPurchases called when there are purchases to open
 */
export const persistValues = (onPurchases: () => void): void => {
  const cache = queryClient.getQueryCache()
  cache.subscribe(({ type, query }) => {
    const [kind, key] = query.queryKey
    if (kind === 'live' && type === 'updated') persist(key, query.state.data, onPurchases)
  })
  for (const { queryKey, state } of cache.findAll({ queryKey: ['live'] })) {
    persist(queryKey[1], state.data as LiveValue | undefined, onPurchases)
  }
  const { user } = getSession()
  if (user) pruneValues(user.uid).catch(console.error)
  onSubscriptions(restoreNew)
  restoreNew()
}
