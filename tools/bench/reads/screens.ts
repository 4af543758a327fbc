import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import { idOf } from './fill-screens'

/** The API requests and live queries of a screen's first visit. */
type Screen = {
  name: string
  /** Maximum of documents read, however many the database holds. */
  budget: number
  answers?: (ids: ScreenIds) => string[]
  /** The queries of `web/src/lib/live` with the screen's limits. */
  live?: (ids: ScreenIds) => Promise<unknown>[]
}

type ScreenIds = { uid: string; transaction_id: string; product_ids: readonly string[] }

const { users, transactions, products, wallets, payouts, reviews, conversations } = COLLECTIONS
const NEWEST = 'created_at'

const below = (collection: string, id: string, name: string) =>
  collectionOf(`${collection}/${id}/${name}`)
const one = (collection: string, id: string) => collectionOf(collection).doc(id).get()

const newest = (collection: string, owner: string, uid: string, limit: number, order = NEWEST) =>
  collectionOf(collection).where(owner, '==', uid).orderBy(order, 'desc').limit(limit).get()

const notifications = (uid: string) =>
  below(users, uid, SUBCOLLECTIONS.notifications).orderBy(NEWEST, 'desc')

const waiting = (uid: string) =>
  collectionOf(transactions)
    .where('vendor_id', '==', uid)
    .where('deadline.actor', '==', 'vendor')
    .orderBy('deadline.at')
    .limit(20)
    .get()

const conversationsOf = (uid: string, limit: number) =>
  collectionOf(conversations)
    .where('members', 'array-contains', uid)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .get()

const home = (period: string, budget: number): Screen => ({
  name: `vendor home, ${period === 'today' ? period : `${period} days`}`,
  budget,
  answers: () => [
    `/vendors/sales/summary?period=${period}`,
    '/vendors/sales/waiting',
    '/vendors/wallet?lines=0',
  ],
  live: ({ uid }) => [one(wallets, uid), waiting(uid)],
})

export const SCREENS: readonly Screen[] = [
  home('today', 52),
  home('7', 64),
  home('30', 110),
  {
    name: 'vendor products',
    budget: 110,
    answers: () => ['/vendors/products?limit=60'],
    live: ({ uid }) => [newest(products, 'vendor_id', uid, 50, 'updated_at')],
  },
  {
    name: 'sales',
    budget: 48,
    answers: () => ['/transactions?role=vendor&limit=24'],
    live: ({ uid }) => [newest(transactions, 'vendor_id', uid, 24)],
  },
  {
    name: 'wallet',
    budget: 42,
    answers: () => ['/vendors/wallet?lines=0', '/vendors/wallet?lines=10', '/vendors/vendor'],
    live: ({ uid }) => [
      one(wallets, uid),
      below(wallets, uid, SUBCOLLECTIONS.entries).orderBy(NEWEST, 'desc').limit(10).get(),
      newest(payouts, 'vendor_id', uid, 5),
    ],
  },
  {
    name: 'vendor reviews',
    budget: 50,
    live: ({ uid }) => [newest(reviews, 'vendor_id', uid, 50)],
  },
  { name: 'store settings', budget: 2, answers: () => ['/vendors/vendor'] },
  {
    name: 'purchases',
    budget: 48,
    answers: () => ['/transactions?role=buyer&limit=24'],
    live: ({ uid }) => [newest(transactions, 'buyer_id', uid, 24)],
  },
  {
    name: 'purchase details',
    budget: 16,
    answers: ({ transaction_id }) => [`/transactions/${transaction_id}`],
    live: ({ uid, transaction_id: id }) => [
      one(transactions, id),
      below(transactions, id, SUBCOLLECTIONS.events).orderBy('__name__').limit(200).get(),
      below(transactions, id, SUBCOLLECTIONS.private).doc(uid).get(),
    ],
  },
  {
    name: 'favourites',
    budget: 160,
    live: ({ uid, product_ids }) => [
      below(users, uid, SUBCOLLECTIONS.favourites).orderBy('added_at', 'desc').limit(100).get(),
      ...product_ids.slice(0, 60).map((id) => one(products, id)),
    ],
  },
  { name: 'messages', budget: 50, live: ({ uid }) => [conversationsOf(uid, 50)] },
  {
    name: 'one conversation',
    budget: 52,
    live: ({ product_ids: [id = ''] }) => [
      one(conversations, idOf('c', 0)),
      below(conversations, idOf('c', 0), SUBCOLLECTIONS.messages)
        .orderBy('sent_at')
        .limitToLast(50)
        .get(),
      one(products, id),
    ],
  },
  {
    name: 'notifications',
    budget: 21,
    live: ({ uid }) => [one(users, uid), notifications(uid).limit(20).get()],
  },
  {
    name: 'the frame of every signed-in page: bell and message count',
    budget: 32,
    live: ({ uid }) => [
      one(users, uid),
      notifications(uid).where('read', '==', false).limit(21).get(),
      conversationsOf(uid, 10),
    ],
  },
]
