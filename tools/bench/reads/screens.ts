import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/store/firestore'

/** What a screen asks at its first visit: the API, then what it follows live. */
export type Screen = {
  name: string
  /** Documents read at most, whatever there is in the database. */
  budget: number
  answers?: (ids: ScreenIds) => string[]
  /** The queries of `web/src/lib/live` with the screen's limits; each answers documents. */
  live?: (ids: ScreenIds) => Promise<unknown>[]
}

export type ScreenIds = { uid: string; transaction_id: string; product_ids: readonly string[] }

const { users, transactions, products, wallets, payouts, reviews, conversations } = COLLECTIONS
const NEWEST = 'created_at'

const below = (collection: string, id: string, name: string) =>
  collectionOf(`${collection}/${id}/${name}`)
const one = (collection: string, id: string) => collectionOf(collection).doc(id).get()

const newest = (collection: string, owner: string, uid: string, most: number, order = NEWEST) =>
  collectionOf(collection).where(owner, '==', uid).orderBy(order, 'desc').limit(most).get()

const waiting = (uid: string) =>
  collectionOf(transactions)
    .where('vendor_id', '==', uid)
    .where('deadline.actor', '==', 'vendor')
    .orderBy('deadline.at')
    .limit(20)
    .get()

const conversationsOf = (uid: string, most = 50) =>
  collectionOf(conversations)
    .where('members', 'array-contains', uid)
    .orderBy('updated_at', 'desc')
    .limit(most)
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

const thread: Screen = {
  name: 'one conversation',
  budget: 52,
  live: ({ uid, product_ids }) => [
    one(conversations, `${uid}_0`),
    below(conversations, `${uid}_0`, SUBCOLLECTIONS.messages)
      .orderBy('sent_at')
      .limitToLast(50)
      .get(),
    one(products, product_ids[0] ?? ''),
  ],
}

const messages: Screen = {
  name: 'messages',
  budget: 50,
  live: ({ uid }) => [conversationsOf(uid)],
}

const notifications: Screen = {
  name: 'notifications',
  budget: 21,
  live: ({ uid }) => [
    one(users, uid),
    below(users, uid, SUBCOLLECTIONS.notifications).orderBy(NEWEST, 'desc').limit(20).get(),
  ],
}

const VENDOR: readonly Screen[] = [
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
]

const BUYER: readonly Screen[] = [
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
    live: ({ uid, transaction_id }) => [
      one(transactions, transaction_id),
      below(transactions, transaction_id, SUBCOLLECTIONS.events)
        .orderBy('__name__')
        .limit(200)
        .get(),
      below(transactions, transaction_id, SUBCOLLECTIONS.private).doc(uid).get(),
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
  messages,
  thread,
  notifications,
]

const SHELL: Screen = {
  name: 'the frame of every signed-in page: bell and message count',
  budget: 32,
  live: ({ uid }) => [
    one(users, uid),
    below(users, uid, SUBCOLLECTIONS.notifications)
      .where('read', '==', false)
      .orderBy('created_at', 'desc')
      .limit(21)
      .get(),
    conversationsOf(uid, 10),
  ],
}

export const SCREENS: readonly Screen[] = [...VENDOR, ...BUYER, SHELL]
