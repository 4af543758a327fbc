import { SALES_TOTAL, type SalesDay, type SalesFigures } from '../../contract/entities/money/sales'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/people/people'
import { bind } from '../../contract/queries/query'
import type { Timestamp } from '../../contract/time'
import { soldProductsOf } from '../../domain/money/sales/sold-products'
import { type Batch, collectionOf, firestore, plus } from '../firestore'
import { readList } from '../list-query'

const below = (vendor_id: string, name: string) => `${COLLECTIONS.vendors}/${vendor_id}/${name}`
const days = (vendor_id: string) =>
  collectionOf<SalesDay>(below(vendor_id, SUBCOLLECTIONS.salesDays))

/** Records that an event is in the figures, so that it isn't counted twice. */
type CountedEvent = { transaction_id: string; event_id: string; day: string; at: Timestamp }

const counted = (vendor_id: string) =>
  collectionOf<CountedEvent>(below(vendor_id, SUBCOLLECTIONS.countedEvents))

/** The figures that an event adds, its day, and the transaction. */
type CountedChange = {
  event: { id: string; at: Timestamp }
  transaction: Pick<Transaction, 'id' | 'vendor_id' | 'items' | 'partial'>
  day: string
  change: SalesFigures
}

const increments = (change: SalesFigures) =>
  Object.fromEntries(Object.entries(change).map(([name, amount]) => [name, plus(amount)]))

const productsOf = ({ transaction }: CountedChange) =>
  Object.fromEntries(
    [...soldProductsOf(transaction)].map(([id, { name, items, gross_minor }]) => [
      id,
      { name, items: plus(items), gross_minor: plus(gross_minor) },
    ]),
  )

/** Adds an event to its day and the total; the whole commit fails if it was added before. */
export const addSalesChange = (batch: Batch, counting: CountedChange): void => {
  const { event, transaction, day, change } = counting
  const { id: transaction_id, vendor_id } = transaction
  const marker = { transaction_id, event_id: event.id, day, at: event.at }
  batch.create(counted(vendor_id).doc(`${transaction_id}-${event.id}`), marker)
  const amounts = { vendor_id, ...increments(change) }
  const isOrder = change.orders > 0
  batch.set(
    days(vendor_id).doc(day),
    { ...amounts, day, ...(isOrder && { products: productsOf(counting) }) },
    { merge: true },
  )
  batch.set(days(vendor_id).doc(SALES_TOTAL), { ...amounts, day: SALES_TOTAL }, { merge: true })
}

/** The days from `first` to `last` with figures, the oldest first. */
export const readSalesDays = (
  vendor_id: string,
  first: string,
  last: string,
): Promise<SalesDay[]> => readList(bind(queries.salesDays, { vendor_id, first, last }))

export const readSalesTotal = async (vendor_id: string): Promise<SalesDay | undefined> =>
  (await days(vendor_id).doc(SALES_TOTAL).get()).data()

/** Deletes a store's figures, before a recount. */
export const clearSalesDays = async (vendor_id: string): Promise<void> => {
  await firestore().recursiveDelete(counted(vendor_id))
  await firestore().recursiveDelete(days(vendor_id))
}
