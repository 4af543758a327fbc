import { COLLECTIONS, SUBCOLLECTIONS } from '../contract/paths'
import { collectionOf, firestore } from './firestore'
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

const namedBy = async (path: string, field: string, value: string): Promise<Documents> => {
  const { docs } = await collectionOf<Record<string, unknown>>(path).where(field, '==', value).get()
  return docs.map((document) => ({ id: document.id, ...document.data() }))
}

const conversationsOf = async (uid: string): Promise<Documents> => {
  const { docs } = await collectionOf<Record<string, unknown>>(COLLECTIONS.conversations)
    .where('members', 'array-contains', uid)
    .get()
  return Promise.all(
    docs.map(async (document) => ({
      ...document.data(),
      messages: await documentsOf(
        `${COLLECTIONS.conversations}/${document.id}/${SUBCOLLECTIONS.messages}`,
      ),
    })),
  )
}

/** Those that the person made; whom others block is theirs. */
const blocksOf = async (uid: string): Promise<Documents> => {
  const { docs } = await collectionOf<Record<string, unknown>>(COLLECTIONS.blocks)
    .where('blocked_by', 'array-contains', uid)
    .get()
  return docs.map((document) => document.data())
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
  const { users, vendors, products, transactions, payments, wallets, payouts, mail } = COLLECTIONS
  const entries: [string, Promise<Documents>][] = [
    ['user', documentOf(users, uid)],
    ...OWN.map((name): [string, Promise<Documents>] => [
      name,
      documentsOf(`${users}/${uid}/${name}`),
    ]),
    ['store', documentOf(vendors, uid)],
    ['store_private', documentsOf(`${vendors}/${uid}/${SUBCOLLECTIONS.private}`)],
    ['store_sales_days', documentsOf(`${vendors}/${uid}/${SUBCOLLECTIONS.salesDays}`)],
    ['products', namedBy(products, 'vendor_id', uid)],
    ['purchases', namedBy(transactions, 'buyer_id', uid).then(withTimeline(uid))],
    ['sales', namedBy(transactions, 'vendor_id', uid).then(withTimeline(uid))],
    ['unpaid_orders', documentOf(COLLECTIONS.unpaidOrders, uid)],
    ['payments', namedBy(payments, 'buyer_id', uid)],
    ['wallet', documentOf(wallets, uid)],
    ['wallet_entries', documentsOf(`${wallets}/${uid}/${SUBCOLLECTIONS.entries}`)],
    ['payouts', namedBy(payouts, 'vendor_id', uid)],
    ['reviews', reviewsOf(uid)],
    ['conversations', conversationsOf(uid)],
    ['blocks', blocksOf(uid)],
    ['reports', namedBy(COLLECTIONS.reports, 'reporter_id', uid)],
    ['product_reports', namedBy(COLLECTIONS.productReports, 'reporter_id', uid)],
    ['newsletter', namedBy(COLLECTIONS.newsletterSubscriptions, 'email', email)],
    [
      'mail',
      collectionOf<Record<string, unknown>>(mail)
        .where('to', 'array-contains', email)
        .get()
        .then(({ docs }) => docs.map((document) => document.data())),
    ],
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
