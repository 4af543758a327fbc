import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import {
  vendorProducts,
  vendorReviews,
} from '../../../functions/src/contract/queries/catalog/products'
import { vendorCharges } from '../../../functions/src/contract/queries/delivery/carriers'
import { conversations, messages } from '../../../functions/src/contract/queries/messaging/messages'
import { payouts, walletEntries } from '../../../functions/src/contract/queries/money/money'
import {
  purchases,
  sales,
  transactionEvents,
  waitingSales,
} from '../../../functions/src/contract/queries/orders/transactions'
import {
  favourites,
  notifications,
  unreadNotifications,
} from '../../../functions/src/contract/queries/people/people'
import { type BoundQuery, bind } from '../../../functions/src/contract/queries/query'
import { idOf } from './fill-screens'

/** The API requests and live data of a screen's first visit. */
type Screen = {
  name: string
  /** Maximum of documents read, however many the database holds. */
  budget: number
  /** Opened by the buyer of the transaction, who is not the user of the full lists. */
  is_buyers?: true
  requests?: readonly string[]
  /** The queries of `web/src/lib/live` with the screen's limits. */
  lists?: readonly BoundQuery[]
  /** Paths of documents that the screen follows. */
  documents?: readonly string[]
}

type ScreenIds = {
  uid: string
  buyer_id: string
  transaction_id: string
  product_ids: readonly string[]
}

export const screensOf = (ids: ScreenIds): Screen[] => {
  const { uid, buyer_id, transaction_id: id, product_ids } = ids
  const own = { uid, vendor_id: uid }
  const user = `${COLLECTIONS.users}/${uid}`
  const wallet = `${COLLECTIONS.wallets}/${uid}`
  const transaction = `${COLLECTIONS.transactions}/${id}`
  const conversation_id = idOf('c', 0)
  const products = product_ids.map((product) => `${COLLECTIONS.products}/${product}`)
  const home = (period: string, budget: number): Screen => ({
    name: `vendor home, ${period === 'today' ? period : `${period} days`}`,
    budget,
    requests: [
      `/vendors/sales/summary?period=${period}`,
      '/vendors/sales/waiting',
      '/vendors/wallet?lines=0',
    ],
    lists: [bind(waitingSales, own, 20)],
    documents: [wallet],
  })
  return [
    home('today', 52),
    home('7', 64),
    home('30', 110),
    {
      name: 'vendor products',
      budget: 110,
      requests: ['/vendors/products?limit=60'],
      lists: [bind(vendorProducts, own, 50)],
    },
    {
      name: 'sales',
      budget: 48,
      requests: ['/transactions?role=vendor&limit=24'],
      lists: [bind(sales, own, 24)],
    },
    {
      name: 'wallet',
      budget: 42,
      requests: ['/vendors/wallet?lines=0', '/vendors/wallet?lines=10', '/vendors/vendor'],
      lists: [bind(walletEntries, own, 10), bind(payouts, own, 5)],
      documents: [wallet],
    },
    { name: 'vendor reviews', budget: 50, lists: [bind(vendorReviews, own, 50)] },
    { name: 'store settings', budget: 2, requests: ['/vendors/vendor'] },
    {
      name: 'purchases',
      budget: 48,
      requests: ['/transactions?role=buyer&limit=24'],
      lists: [bind(purchases, own, 24)],
    },
    {
      name: 'purchase details',
      budget: 16,
      is_buyers: true,
      requests: [`/transactions/${id}`],
      lists: [bind(transactionEvents, { id }, 200)],
      documents: [transaction, `${transaction}/${SUBCOLLECTIONS.private}/${buyer_id}`],
    },
    {
      name: 'sale details, brought by a carrier',
      budget: 17,
      requests: [`/transactions/${id}`, `/transactions/${id}/carrier-charges`],
      lists: [
        bind(transactionEvents, { id }, 200),
        bind(vendorCharges, { vendor_id: uid, transaction_id: id }),
      ],
      documents: [transaction, `${transaction}/${SUBCOLLECTIONS.private}/${uid}`],
    },
    {
      name: 'favourites',
      budget: 160,
      lists: [bind(favourites, own, 100)],
      documents: products.slice(0, 60),
    },
    { name: 'messages', budget: 50, lists: [bind(conversations, own, 50)] },
    {
      name: 'one conversation',
      budget: 52,
      lists: [bind(messages, { conversation_id }, 50)],
      documents: [`${COLLECTIONS.conversations}/${conversation_id}`, ...products.slice(0, 1)],
    },
    {
      name: 'notifications',
      budget: 21,
      lists: [bind(notifications, own, 20)],
      documents: [user],
    },
    {
      name: 'the frame of every signed-in page: bell and message count',
      budget: 32,
      lists: [bind(unreadNotifications, own), bind(conversations, own, 10)],
      documents: [user],
    },
  ]
}
