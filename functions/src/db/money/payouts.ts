import type { Payout } from '../../contract/entities/money/wallet'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/money'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'

const payouts = () => collectionOf<Payout>(COLLECTIONS.payouts)

export const readPayout = (id: string): Promise<Versioned<Payout> | undefined> =>
  readDocument(payouts().doc(id))

export const addPayout = (batch: Batch, payout: Payout): void => {
  batch.create(payouts().doc(payout.id), payout)
}

/** Changes the payout only if it is unchanged since it was read. */
export const changePayout = (
  batch: Batch,
  { data, updated }: Versioned<Payout>,
  change: Partial<Payout>,
): void => {
  batch.update(payouts().doc(data.id), fieldsOf<Payout>(change), { lastUpdateTime: updated })
}

export const payoutOfReference = async (reference: string): Promise<Payout | undefined> =>
  (await readList<Payout>(bind(queries.payoutOfReference, { reference })))[0]

export const readPayouts = (vendor_id: string, limit: number): Promise<Payout[]> =>
  readList(bind(queries.payouts, { vendor_id }, limit))
