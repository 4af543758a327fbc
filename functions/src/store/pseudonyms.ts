import { COLLECTIONS, SUBCOLLECTIONS } from '../contract/paths'
import { allConversations, conversationReportsBy } from '../contract/queries/messages'
import { vendorsOfUser } from '../contract/queries/people'
import { allProductsOfVendor, productReportsBy } from '../contract/queries/products'
import { type BoundQuery, bind } from '../contract/queries/query'
import { allPurchases, allSales } from '../contract/queries/transactions'
import { timestampFromMillis } from '../contract/time'
import { fieldsOf, firestore } from './firestore'
import { queryOf } from './list-query'
import { reviewIdsOfBuyer } from './reviews'

/** What stands where a person's name was. */
export const FORMER_USER = 'Former user'
const REMOVED = 'removed'

type Fields = Record<string, unknown>

const PAGE = 300

/** Changes every document that the query finds. */
const changeAll = async (query: BoundQuery, change: Fields): Promise<void> => {
  const { docs } = await queryOf(query).get()
  for (let from = 0; from < docs.length; from += PAGE) {
    const batch = firestore().batch()
    for (const document of docs.slice(from, from + PAGE))
      batch.update(document.ref, fieldsOf(change))
    await batch.commit()
  }
}

/** Where the buyer lives and how to call the buyer stands in both parties' parts. */
const removeOwnParts = async (transactions: BoundQuery, uid: string): Promise<void> => {
  const { docs } = await queryOf(transactions).select('vendor_id').get()
  await Promise.all(
    docs.flatMap((document) =>
      [...new Set([uid, String(document.get('vendor_id'))])].map((of) =>
        document.ref.collection(SUBCOLLECTIONS.private).doc(of).delete(),
      ),
    ),
  )
}

const renameReviews = async (uid: string): Promise<void> => {
  const ids = await reviewIdsOfBuyer(uid)
  const reviews = firestore().collection(COLLECTIONS.reviews)
  for (let from = 0; from < ids.length; from += PAGE) {
    const batch = firestore().batch()
    for (const id of ids.slice(from, from + PAGE))
      batch.update(reviews.doc(id), { buyer_name: FORMER_USER })
    await batch.commit()
  }
}

/**
 * Takes a person out of what has to stay: purchases and reviews lose name, phone and address and
 * keep amounts, instants and an id that leads nowhere any more. Doing it twice changes nothing.
 */
export const pseudonymiseBuyer = async (uid: string): Promise<void> => {
  const purchases = bind(allPurchases, { uid })
  await changeAll(purchases, {
    'customer_details.name': FORMER_USER,
    'delivery.city': REMOVED,
  })
  await removeOwnParts(purchases, uid)
  await renameReviews(uid)
}

/** Closes a store: its products leave the shelves and its address is gone. `now` in ms. */
export const pseudonymiseStore = async (uid: string, now: number): Promise<void> => {
  const sales = bind(allSales, { uid })
  await changeAll(bind(allProductsOfVendor, { vendor_id: uid }), {
    status: 'removed',
    vendor_active: false,
    'vendor_details.name': FORMER_USER,
    'vendor_details.logo': '',
    updated_at: timestampFromMillis(now),
  })
  await changeAll(bind(vendorsOfUser, { uid }), {
    name: FORMER_USER,
    slug: uid.toLowerCase(),
    logo: '',
    description: '',
    address: REMOVED,
    city: REMOVED,
    status: 'suspended',
  })
  await changeAll(sales, {
    'product_details.vendor_details.name': FORMER_USER,
    'product_details.vendor_details.address': REMOVED,
    'product_details.vendor_details.city': REMOVED,
  })
  await removeOwnParts(sales, uid)
}

export const pseudonymiseConversations = async (uid: string): Promise<void> => {
  await changeAll(bind(allConversations, { uid }), {
    [`names.${uid}`]: FORMER_USER,
  })
  await changeAll(bind(conversationReportsBy, { uid }), { text: '' })
  await changeAll(bind(productReportsBy, { uid }), { text: '' })
}
