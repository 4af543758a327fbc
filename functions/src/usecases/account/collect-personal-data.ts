import type { Conversation } from '../../contract/entities/messaging/message'
import type { StoredOffer } from '../../contract/entities/orders/offer'
import type { Party } from '../../contract/entities/orders/party'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import { allProductsOfVendor, productReportsBy } from '../../contract/queries/catalog/products'
import { ticketsFrom } from '../../contract/queries/console/console'
import { vendorCharges } from '../../contract/queries/delivery/carriers'
import {
  allConversations,
  blocksBy,
  conversationReportsBy,
  mailTo,
  phoneMessagesOf,
} from '../../contract/queries/messaging/messages'
import {
  allPayouts,
  allTaxDocumentsOf,
  allTopUps,
  paymentsOfBuyer,
} from '../../contract/queries/money/money'
import { allDealsOfVendor, allRequestsOfBuyer } from '../../contract/queries/orders/deals'
import { allOffersOfBuyer, allOffersOfVendor } from '../../contract/queries/orders/offers'
import { allPurchases, allSales } from '../../contract/queries/orders/transactions'
import { joinsInto, newsletterSubscriptions } from '../../contract/queries/people/people'
import { type BoundQuery, bind } from '../../contract/queries/query'
import { readList, readRecord, readRecords } from '../../db/list-query'
import { readReview, reviewIdsOfBuyer } from '../../db/orders/reviews'

import { shownOffer } from '../orders/offer/shown-offer'

type Documents = Record<string, unknown>[]

const documentsOf = (path: string): Promise<Documents> =>
  readRecords({ path, conditions: [], page_size: undefined })

const documentOf = async (path: string, id: string): Promise<Documents> => {
  const data = await readRecord(path, id)
  return data ? [data] : []
}

const conversationsOf = async (uid: string): Promise<Documents> =>
  Promise.all(
    (await readList<Conversation>(bind(allConversations, { uid }))).map(async (conversation) => ({
      ...conversation,
      messages: await documentsOf(
        `${COLLECTIONS.conversations}/${conversation.id}/${SUBCOLLECTIONS.messages}`,
      ),
    })),
  )

const reviewsOf = async (uid: string): Promise<Documents> => {
  const found = await Promise.all((await reviewIdsOfBuyer(uid)).map(readReview))
  return found.flatMap((stored) => stored?.data ?? [])
}

/** As the two see them: when the server looks at one says how the other's settings answer. */
const offersOf = async (party: Party, query: BoundQuery): Promise<Documents> =>
  (await readList<StoredOffer>(query)).map((offer) => shownOffer(offer, party))

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

const byEmail = (email: string): [string, Promise<Documents>][] => [
  ['newsletter', readRecords(bind(newsletterSubscriptions, { email }))],
  ['mail', readList(bind(mailTo, { email }))],
  ['tickets', readList(bind(ticketsFrom, { email }))],
]

const OWN = [
  SUBCOLLECTIONS.viewedProducts,
  SUBCOLLECTIONS.favourites,
  SUBCOLLECTIONS.cartItems,
  SUBCOLLECTIONS.notifications,
  SUBCOLLECTIONS.addresses,
  SUBCOLLECTIONS.devices,
  SUBCOLLECTIONS.preferences,
  SUBCOLLECTIONS.refusedUploads,
  SUBCOLLECTIONS.private,
] as const

/**
 * Collects all documents about a user, by collection.
 * @param email null if it isn't proved to be the user's: what we wrote to the address, and got from
 * it, may be of somebody who had it before
 */
export const collectPersonalData = async (
  uid: string,
  email: string | null,
): Promise<Record<string, Documents>> => {
  const { users, vendors, wallets } = COLLECTIONS
  const entries: [string, Promise<Documents>][] = [
    ['user', documentOf(users, uid)],
    ...OWN.map((name): [string, Promise<Documents>] => [
      name,
      documentsOf(`${users}/${uid}/${name}`),
    ]),
    ['sign_ins', documentOf(COLLECTIONS.signIns, uid)],
    ['joined_accounts', readRecords(bind(joinsInto, { uid }))],
    ['store', documentOf(vendors, uid)],
    ['store_private', documentsOf(`${vendors}/${uid}/${SUBCOLLECTIONS.private}`)],
    ['store_delivery', documentsOf(`${vendors}/${uid}/${SUBCOLLECTIONS.delivery}`)],
    ['store_sales_days', documentsOf(`${vendors}/${uid}/${SUBCOLLECTIONS.salesDays}`)],
    ['products', readRecords(bind(allProductsOfVendor, { vendor_id: uid }))],
    ['deals', readRecords(bind(allDealsOfVendor, { vendor_id: uid }))],
    ['offers', offersOf('buyer', bind(allOffersOfBuyer, { uid }))],
    ['offers_received', offersOf('vendor', bind(allOffersOfVendor, { uid }))],
    ['deal_requests', readRecords(bind(allRequestsOfBuyer, { buyer_id: uid }))],
    ['purchases', readRecords(bind(allPurchases, { uid })).then(withTimeline(uid))],
    ['sales', readRecords(bind(allSales, { uid })).then(withTimeline(uid))],
    ['unpaid_orders', documentOf(COLLECTIONS.unpaidOrders, uid)],
    ['payments', readRecords(bind(paymentsOfBuyer, { uid }))],
    ['wallet', documentOf(wallets, uid)],
    ['wallet_entries', documentsOf(`${wallets}/${uid}/${SUBCOLLECTIONS.entries}`)],
    ['payouts', readRecords(bind(allPayouts, { vendor_id: uid }))],
    ['top_ups', readRecords(bind(allTopUps, { vendor_id: uid }))],
    ['carrier_charges', readRecords(bind(vendorCharges, { vendor_id: uid }))],
    ['tax_documents', readRecords(bind(allTaxDocumentsOf, { uid }))],
    ['reviews', reviewsOf(uid)],
    ['conversations', conversationsOf(uid)],
    // Only the blocks that the user set; a block by another user is that user's data.
    ['blocks', readList(bind(blocksBy, { uid }))],
    ['reports', readRecords(bind(conversationReportsBy, { uid }))],
    ['product_reports', readRecords(bind(productReportsBy, { uid }))],
    ['phone_messages', readRecords(bind(phoneMessagesOf, { uid }))],
    ...(email === null ? [] : byEmail(email)),
  ]
  const found = await Promise.all(
    entries.map(async ([name, documents]) => [name, await documents] as const),
  )
  return Object.fromEntries(found)
}
