import type { Payment } from '../../contract/entities/money/payment'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/orders/transactions'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import { type UnpaidOrders, unpaidOrdersOf } from '../../domain/orders/transaction/unpaid-orders'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  readDocument,
  removed,
  type Versioned,
} from '../firestore'
import { hasAny, readList } from '../list-query'

const unpaidOrders = () => collectionOf<UnpaidOrders>(COLLECTIONS.unpaidOrders)

/** More than the rate limit lets a buyer open in the period that is searched. */
const MAX_FOUND = 1_000

/** A buyer's unpaid orders, and their document as it was read, if it exists. */
export type KnownUnpaid = { unpaid: UnpaidOrders; stored: Versioned<UnpaidOrders> | undefined }

const findUnpaid = async (buyer_id: string, since: number): Promise<UnpaidOrders> => {
  const parameters = { uid: buyer_id, since: timestampFromMillis(since) }
  return unpaidOrdersOf(await readList(bind(queries.purchases, parameters, MAX_FOUND)))
}

/** Reads the unpaid orders from one document; if it is missing, from the transactions. */
export const readUnpaidOrders = async (buyer_id: string, since: number): Promise<KnownUnpaid> => {
  const stored = await readDocument(unpaidOrders().doc(buyer_id))
  if (stored?.data.buyer_id) return { unpaid: stored.data, stored }
  return { unpaid: await findUnpaid(buyer_id, since), stored }
}

/** Only if the document is unchanged since it was read: of concurrent purchases one succeeds. */
export const saveUnpaidOrders = (
  batch: Batch,
  buyer_id: string,
  unpaid: UnpaidOrders,
  stored: Versioned<UnpaidOrders> | undefined,
): void => {
  const ref = unpaidOrders().doc(buyer_id)
  const fields = fieldsOf<UnpaidOrders>(unpaid)
  if (stored) batch.update(ref, fields, { lastUpdateTime: stored.updated })
  else batch.create(ref, unpaid)
}

/**
 * Removes an order that is paid or has ended. It needs no read and is harmless if the order is
 * missing.
 */
export const endUnpaidOrder = (
  batch: Batch,
  { id, buyer_id, payment: { reference } }: Pick<Transaction, 'id' | 'buyer_id' | 'payment'>,
  end: 'settled' | 'lapsed',
  now: number,
): void => {
  const ref = unpaidOrders().doc(buyer_id)
  const lapsed = end === 'lapsed' ? { lapsed: { [reference]: timestampFromMillis(now) } } : {}
  batch.set(ref, { orders: { [reference]: { [id]: removed() } }, ...lapsed }, { merge: true })
}

/** Counts a payment that came after its buyer had let the order end. It needs no read. */
export const countLatePayment = (
  batch: Batch,
  { buyer_id, reference }: Pick<Payment, 'buyer_id' | 'reference'>,
  now: number,
): void => {
  const paid_late = { [reference]: timestampFromMillis(now) }
  batch.set(unpaidOrders().doc(buyer_id), { paid_late }, { merge: true })
}

/** Counts a late payment no more, since its buyer keeps an order of it. */
export const forgetLatePayment = (
  batch: Batch,
  { buyer_id, payment: { reference } }: Pick<Transaction, 'buyer_id' | 'payment'>,
): void => {
  const paid_late = { [reference]: removed() }
  batch.set(unpaidOrders().doc(buyer_id), { paid_late }, { merge: true })
}

export const hasCompletedPurchase = (buyer_id: string): Promise<boolean> =>
  hasAny(bind(queries.allPurchases, { uid: buyer_id, statuses: ['completed'] }))

/** Whether a new buyer's limits don't hold for somebody: as is known of them, or as their purchases say. */
export const isProvenBuyer = async (buyer_id: string): Promise<boolean> => {
  const known = await readDocument(unpaidOrders().doc(buyer_id))
  return known?.data.has_completed || (await hasCompletedPurchase(buyer_id))
}

/** Deletes the document, for an account that is deleted. */
export const removeUnpaidOrders = async (buyer_id: string): Promise<void> => {
  await unpaidOrders().doc(buyer_id).delete()
}
