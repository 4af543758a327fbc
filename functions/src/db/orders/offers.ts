import { dueFrom } from '../../contract/entities/due'
import type { StoredOffer } from '../../contract/entities/orders/offer'
import type { Party } from '../../contract/entities/orders/party'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/orders/offers'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import { afterReservation } from '../../domain/orders/offer/after-reservation'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readIds, readList } from '../list-query'

const offers = () => collectionOf<StoredOffer>(COLLECTIONS.offers)

export const readOffer = (id: string): Promise<Versioned<StoredOffer> | undefined> =>
  readDocument(offers().doc(id))

/** The commit fails if there is one with this id. */
export const addOffer = (batch: Batch, offer: StoredOffer): void => {
  batch.create(offers().doc(offer.id), offer)
}

/** Changes an offer only if it is unchanged since it was read: of two answers the first holds. */
export const changeOffer = (
  batch: Batch,
  stored: Versioned<StoredOffer>,
  change: Partial<StoredOffer>,
): void => {
  batch.update(offers().doc(stored.data.id), fieldsOf<StoredOffer>(change), {
    lastUpdateTime: stored.updated,
  })
}

/**
 * Says of the offers that an order was opened by whether it was paid: bought then, and otherwise free
 * to be bought again. Without a read, since nobody else changes an offer that an order holds.
 */
export const endOfferReservations = (
  batch: Batch,
  transaction: Pick<Transaction, 'items' | 'payment' | 'ended_at'>,
  now: number,
): void => {
  for (const { offer_id } of transaction.items) {
    if (!offer_id) continue
    const change = { ...afterReservation(transaction, now), updated_at: timestampFromMillis(now) }
    batch.update(offers().doc(offer_id), fieldsOf<StoredOffer>(change))
  }
}

/** Makes an offer due at once, so that its job looks whether it still holds. */
export const lookAtOffer = (batch: Batch, id: string, now: number): void => {
  batch.update(offers().doc(id), fieldsOf<StoredOffer>({ due: dueFrom(timestampFromMillis(now)) }))
}

const MOST_LISTED = 100

/** A person's offers as buyer or as vendor, those that changed last first. */
export const readNewestOffers = (uid: string, party: Party): Promise<StoredOffer[]> => {
  const query = party === 'buyer' ? queries.newestOffersOfBuyer : queries.newestOffersOfVendor
  return readList(bind(query, { uid }, MOST_LISTED))
}

export const readOffersOnProduct = (buyer_id: string, product_id: string): Promise<StoredOffer[]> =>
  readList(bind(queries.offersOnProduct, { buyer_id, product_id }))

/** What a buyer agreed to since and didn't pay, the last first. `since` in epoch milliseconds. */
export const readUnpaidOffers = (buyer_id: string, since: number): Promise<StoredOffer[]> =>
  readList(bind(queries.unpaidOffers, { buyer_id, since: timestampFromMillis(since) }))

export const liveOfferIdsOfProduct = (product_id: string): Promise<string[]> =>
  readIds(bind(queries.liveOffersOfProduct, { product_id }))

export const liveOfferIdsBetween = async ([a, b]: readonly [string, string]): Promise<string[]> =>
  (
    await Promise.all([
      readIds(bind(queries.liveOffersBetween, { buyer_id: a, vendor_id: b })),
      readIds(bind(queries.liveOffersBetween, { buyer_id: b, vendor_id: a })),
    ])
  ).flat()

export const liveOfferIdsOf = async (uid: string): Promise<string[]> =>
  (
    await Promise.all([
      readIds(bind(queries.liveOffersOfBuyer, { uid })),
      readIds(bind(queries.liveOffersOfVendor, { uid })),
    ])
  ).flat()
