import type { Deal } from '../../contract/entities/orders/deal'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/orders/deals'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
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

/** What a buyer asked for, the newest first. */
export const listRequestsOfBuyer = (buyer_id: string): Promise<Deal[]> =>
  readList<Deal>(bind(queries.requestsOfBuyer, { buyer_id }))

/** A page of a vendor's deals, the newest first. */
export const listDealsOfVendor = (vendor_id: string, page: NumberedPage) =>
  readPage<Deal>(bind(queries.dealsOfVendor, { vendor_id }), page)
