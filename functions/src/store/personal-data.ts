import { COLLECTIONS, SUBCOLLECTIONS } from '../contract/paths'
import {
  allConversations,
  blocksBy,
  conversationReportsBy,
  mailTo,
} from '../contract/queries/messages'
import { allPayouts, paymentsOfBuyer } from '../contract/queries/money'
import { newsletterSubscriptions } from '../contract/queries/people'
import { allProductsOfVendor, productReportsBy } from '../contract/queries/products'
import { type BoundQuery, bind } from '../contract/queries/query'
import { allPurchases, allSales } from '../contract/queries/transactions'
import { collectionOf, firestore } from './firestore'
import { queryOf, readList } from './list-query'
import { readReview, reviewIdsOfBuyer } from './reviews'

type Documents = Record<string, unknown>[]

const documentsOf = async (path: string): Promise<Documents> => {
  const { docs } = await collectionOf<Record<string, unknown>>(path).get()
  return docs.map((document) => ({ id: document.id, ...document.data() }))
}

const documentOf = async (path: string, id: string): Promise<Documents> => {
  const data = (await collectionOf<Record<string, unknown>>(path).doc(id).get()).data()
  return data ? [data] : []
}

const foundBy = async (query: BoundQuery): Promise<Documents> => {
  const { docs } = await queryOf(query).get()
  return docs.map((document) => ({ id: document.id, ...document.data() }))
}

const conversationsOf = async (uid: string): Promise<Documents> => {
  const { docs } = await queryOf(bind(allConversations, { uid })).get()
  return Promise.all(
    docs.map(async (document) => ({
      ...document.data(),
      messages: await documentsOf(
        `${COLLECTIONS.conversations}/${document.id}/${SUBCOLLECTIONS.messages}`,
      ),
    })),
  )
}

const reviewsOf = async (uid: string): Promise<Documents> => {
  const found = await Promise.all((await reviewIdsOfBuyer(uid)).map(readReview))
  return found.flatMap((kept) => kept?.data ?? [])
}

const withTimeline =
  (uid: string) =>
  (transactions: Documents): Promise<Documents> =>
    Promise.all(
      transactions.map(async (transaction) => {
        const at = `${COLLECTIONS.transactions}/${String(transaction.id)}`
        return {
          ...transaction,
          events: await documentsOf(`${at}/${SUBCOLLECTIONS.events}`),
          dispute_entries: await documentsOf(`${at}/${SUBCOLLECTIONS.dispute}`),
          own: await documentOf(`${at}/${SUBCOLLECTIONS.private}`, uid),
        }
      }),
    )

const OWN = [
  SUBCOLLECTIONS.viewedProducts,
  SUBCOLLECTIONS.favourites,
  SUBCOLLECTIONS.notifications,
  SUBCOLLECTIONS.addresses,
  SUBCOLLECTIONS.devices,
  SUBCOLLECTIONS.preferences,
  SUBCOLLECTIONS.refusedUploads,
] as const

/** Every document that is about this person, by collection. */
export const collectPersonalData = async (
  uid: string,
  email: string,
): Promise<Record<string, Documents>> => {
  const { users, vendors, wallets } = COLLECTIONS
  const entries: [string, Promise<Documents>][] = [
    ['user', documentOf(users, uid)],
    ...OWN.map((name): [string, Promise<Documents>] => [
      name,
      documentsOf(`${users}/${uid}/${name}`),
    ]),
    ['store', documentOf(vendors, uid)],
    ['store_private', documentsOf(`${vendors}/${uid}/${SUBCOLLECTIONS.private}`)],
    ['store_sales_days', documentsOf(`${vendors}/${uid}/${SUBCOLLECTIONS.salesDays}`)],
    ['products', foundBy(bind(allProductsOfVendor, { vendor_id: uid }))],
    ['purchases', foundBy(bind(allPurchases, { uid })).then(withTimeline(uid))],
    ['sales', foundBy(bind(allSales, { uid })).then(withTimeline(uid))],
    ['unpaid_orders', documentOf(COLLECTIONS.unpaidOrders, uid)],
    ['payments', foundBy(bind(paymentsOfBuyer, { uid }))],
    ['wallet', documentOf(wallets, uid)],
    ['wallet_entries', documentsOf(`${wallets}/${uid}/${SUBCOLLECTIONS.entries}`)],
    ['payouts', foundBy(bind(allPayouts, { vendor_id: uid }))],
    ['reviews', reviewsOf(uid)],
    ['conversations', conversationsOf(uid)],
    // Those that the person made; whom others block is theirs.
    ['blocks', readList(bind(blocksBy, { uid }))],
    ['reports', foundBy(bind(conversationReportsBy, { uid }))],
    ['product_reports', foundBy(bind(productReportsBy, { uid }))],
    ['newsletter', foundBy(bind(newsletterSubscriptions, { email }))],
    ['mail', readList(bind(mailTo, { email }))],
  ]
  const found = await Promise.all(
    entries.map(async ([name, documents]) => [name, await documents] as const),
  )
  return Object.fromEntries(found)
}

/** The user's own document with everything below it. */
export const removeUserTree = (uid: string): Promise<void> =>
  firestore().recursiveDelete(firestore().collection(COLLECTIONS.users).doc(uid))

/** The store's private half. */
export const removeStorePrivate = (uid: string): Promise<void> =>
  firestore().recursiveDelete(
    firestore().collection(COLLECTIONS.vendors).doc(uid).collection(SUBCOLLECTIONS.private),
  )
