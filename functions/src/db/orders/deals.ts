import type { Deal } from '../../contract/entities/orders/deal'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/orders/deals'
import { bind } from '../../contract/queries/query'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  joined,
  plus,
  readDocument,
  type Versioned,
} from '../firestore'
import { type NumberedPage, readList, readPage } from '../list-query'

const deals = () => collectionOf<Deal>(COLLECTIONS.deals)

export const readDeal = (id: string) => readDocument(deals().doc(id))

export const readDealOfCode = async (code: string): Promise<Deal | undefined> =>
  (await readList<Deal>(bind(queries.dealsOfCode, { code })))[0]

export const addDeal = (batch: Batch, deal: Deal): void => {
  batch.create(deals().doc(deal.id), deal)
}

/** Changes a deal only if it is unchanged since it was read: its uses are counted at any time. */
export const changeDeal = (batch: Batch, stored: Versioned<Deal>, change: Partial<Deal>): void => {
  batch.update(deals().doc(stored.data.id), fieldsOf<Deal>(change), {
    lastUpdateTime: stored.updated,
  })
}

/** Doesn't wait for what else changes the deal. */
export const countOpened = (batch: Batch, id: string): void => {
  batch.update(deals().doc(id), fieldsOf<Deal>({ opened: plus(1) }))
}

/** Adds an order that was paid too late; as `countOpened`. */
export const addLateOrder = (batch: Batch, id: string, order_id: string): void => {
  batch.update(deals().doc(id), fieldsOf<Deal>({ late_orders: joined(order_id) }))
}

/** What a buyer asked for, the newest first. */
export const listRequestsOfBuyer = (buyer_id: string): Promise<Deal[]> =>
  readList<Deal>(bind(queries.requestsOfBuyer, { buyer_id }))

/** A page of a vendor's deals, the newest first. */
export const listDealsOfVendor = (vendor_id: string, page: NumberedPage) =>
  readPage<Deal>(bind(queries.dealsOfVendor, { vendor_id }), page)
