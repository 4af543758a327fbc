import { type Transaction, transactionSchema } from '@contract/entities/orders/transaction'
import { COLLECTIONS } from '@contract/paths'
import { DAY_MS, millisOf, SECOND_MS } from '@contract/time'
import * as z from 'zod/mini'
import { queryClient } from '../api/query-client'
import { type Follow, getFollows, type Known, notify, subscribeToFollows } from '../live/follows'
import { prefetchTransaction } from '../live/transactions'
import { wantsSaveData } from '../preferences'
import { getSession } from '../session/session-store'
import { pruneKnown, readKnown, saveKnown } from './known-store'

/** Purchases, sales and conversations; a key is `uid:path`. */
const KEPT = [COLLECTIONS.transactions, COLLECTIONS.conversations]
/** How long API and listener may take before the stored value is shown. */
const PATIENCE_MS = 3 * SECOND_MS

const isKept = (uid: string | undefined, key: string): uid is string =>
  KEPT.some((name) => key.startsWith(`${uid}:${name}`))

/** The newest purchases, whose details and escrow codes are loaded without being asked for. */
const MAX_PREFETCHED = 5
const FRESH_MS = 30 * DAY_MS

const listOfPurchases = (uid: string, key: string, value: unknown): Transaction[] =>
  key.startsWith(`${uid}:${COLLECTIONS.transactions}?buyer_id==`) ? (value as Transaction[]) : []

/** Loads the newest purchases that this device hasn't stored as they are now, one by one. */
const prefetch = async (uid: string, purchases: Transaction[]): Promise<void> => {
  const fresh = purchases.filter(({ updated_at }) => millisOf(updated_at) > Date.now() - FRESH_MS)
  for (const { id, updated_at } of fresh.slice(0, MAX_PREFETCHED)) {
    const stored = z.safeParse(
      transactionSchema,
      await readKnown(uid, `${uid}:${COLLECTIONS.transactions}/${id}`),
    )
    const isCurrent = stored.success && millisOf(stored.data.updated_at) === millisOf(updated_at)
    if (getSession().user?.uid !== uid) return
    if (!isCurrent) await prefetchTransaction(uid, id)
  }
}

let prefetched = Promise.resolve()

const keep = (key: unknown, known: Known | undefined, onPurchases: () => void): void => {
  const uid = getSession().user?.uid
  if (typeof key !== 'string' || !isKept(uid, key)) return
  if (known?.from !== 'api' && known?.from !== 'server') return
  saveKnown(uid, key, known.value).catch(console.error)
  const purchases = listOfPurchases(uid, key, known.value)
  if (purchases.length === 0) return
  onPurchases()
  if (!wantsSaveData()) {
    prefetched = prefetched.then(() => prefetch(uid, purchases)).catch(console.warn)
  }
}

/** The value as the schema reads it now; undefined if an older build stored another. */
const parsed = ({ source }: Follow, value: unknown): unknown => {
  if (value === null) return null
  const { success, data } = z.safeParse(
    source.query ? z.array(source.schema) : source.schema,
    value,
  )
  return success ? data : undefined
}

const restore = async (follow: Follow): Promise<void> => {
  const { key, uid } = follow
  if (!isKept(uid, key)) return
  const value = parsed(follow, await readKnown(uid, key))
  if (value !== undefined) notify(key, { from: 'stored', value })
}

let handled = new Set<string>()

/** Restores each newly followed value, at once without a connection and otherwise after a while. */
const restoreNew = () => {
  const follows = getFollows()
  for (const follow of follows) {
    if (handled.has(follow.key)) continue
    const wait = navigator.onLine ? PATIENCE_MS : 0
    setTimeout(() => restore(follow).catch(console.error), wait)
  }
  handled = new Set(follows.map(({ key }) => key))
}

/**
 * Stores what the user's live values are, and shows them where nothing better comes.
 * @param onPurchases called when there are purchases to open
 */
export const keepKnown = (onPurchases: () => void): void => {
  const cache = queryClient.getQueryCache()
  cache.subscribe(({ type, query }) => {
    const [kind, key] = query.queryKey
    if (kind === 'live' && type === 'updated') keep(key, query.state.data, onPurchases)
  })
  for (const { queryKey, state } of cache.findAll({ queryKey: ['live'] })) {
    keep(queryKey[1], state.data as Known | undefined, onPurchases)
  }
  const { user } = getSession()
  if (user) pruneKnown(user.uid).catch(console.error)
  subscribeToFollows(restoreNew)
  restoreNew()
}
