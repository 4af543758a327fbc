import type { Party } from '../../contract/entities/orders/party'
import {
  type DeliveryContact,
  type STATUS_FILTERS,
  TRANSACTION_STATUSES,
  type Transaction,
} from '../../contract/entities/orders/transaction'
import type {
  BuyerSecret,
  DisputeEntry,
  PrivatePart,
  TransactionEvent,
} from '../../contract/entities/orders/transaction-parts'
import { isReversed, isVendorPaid, OPEN_STATUSES } from '../../contract/escrow/states'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/orders/transactions'
import { type BoundQuery, bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { type IdCursor, queryOf, readAfter, readIds, readList, readPage } from '../list-query'

const transactions = () => collectionOf<Transaction>(COLLECTIONS.transactions)
const below = (id: string, name: string) => `${COLLECTIONS.transactions}/${id}/${name}`
const events = (id: string) => collectionOf<TransactionEvent>(below(id, SUBCOLLECTIONS.events))
const disputeEntries = (id: string) => collectionOf<DisputeEntry>(below(id, SUBCOLLECTIONS.dispute))
const privateParts = (id: string) => collectionOf<PrivatePart>(below(id, SUBCOLLECTIONS.private))

export const readTransaction = (id: string): Promise<Versioned<Transaction> | undefined> =>
  readDocument(transactions().doc(id))

export const addTransaction = (batch: Batch, transaction: Transaction): void => {
  batch.create(transactions().doc(transaction.id), transaction)
}

/** Writes the transaction only if it is unchanged since it was read. */
export const saveTransaction = (
  batch: Batch,
  stored: Versioned<Transaction>,
  transaction: Transaction,
): void => {
  batch.update(transactions().doc(transaction.id), fieldsOf<Transaction>(transaction), {
    lastUpdateTime: stored.updated,
  })
}

export const addEvent = (batch: Batch, event: TransactionEvent): void => {
  batch.create(events(event.transaction_id).doc(event.id), event)
}

export const addDisputeEntry = (batch: Batch, id: string, entry: DisputeEntry): void => {
  batch.create(disputeEntries(id).doc(entry.id), entry)
}

export const addBuyerSecret = (
  batch: Batch,
  { id, buyer_id }: Transaction,
  secret: BuyerSecret,
): void => {
  batch.create(privateParts(id).doc(buyer_id), secret)
}

/** Gives the vendor access to the delivery contact. */
export const addVendorContact = (
  batch: Batch,
  { id, vendor_id }: Transaction,
  contact: DeliveryContact,
): void => {
  batch.create(privateParts(id).doc(vendor_id), { contact })
}

/** Changes what one party alone reads. */
export const changePrivatePart = (
  batch: Batch,
  id: string,
  uid: string,
  change: Partial<PrivatePart>,
): void => {
  batch.update(privateParts(id).doc(uid), fieldsOf<PrivatePart>(change))
}

/**
 * Makes a purchase another account's of the same person: the buyer's id and private part, and nothing
 * that the vendor sees. Only if the purchase is unchanged since it was read.
 */
export const givePurchase = async (
  batch: Batch,
  { data, updated }: Versioned<Transaction>,
  uid: string,
): Promise<void> => {
  const parts = privateParts(data.id)
  const part = (await parts.doc(data.buyer_id).get()).data()
  batch.update(transactions().doc(data.id), fieldsOf<Transaction>({ buyer_id: uid }), {
    lastUpdateTime: updated,
  })
  if (!part) return
  batch.set(parts.doc(uid), part)
  batch.delete(parts.doc(data.buyer_id))
}

export const readPrivatePart = async (id: string, uid: string): Promise<PrivatePart | undefined> =>
  (await privateParts(id).doc(uid).get()).data()

export const readEvent = async (
  id: string,
  event_id: string,
): Promise<TransactionEvent | undefined> => (await events(id).doc(event_id).get()).data()

/** The timeline, oldest first: event ids begin with the sequence number. */
export const readEvents = (id: string): Promise<TransactionEvent[]> =>
  readList(bind(queries.transactionEvents, { id }))

export const readDisputeEntries = (id: string): Promise<DisputeEntry[]> =>
  readList(bind(queries.disputeEntries, { id }))

type ListFilter = {
  uid: string
  role: Party
  status: (typeof STATUS_FILTERS)[number]
  page: number
  limit: number
}

type Whose = Pick<ListFilter, 'uid' | 'role' | 'status'>

const LISTS = { buyer: queries.purchases, vendor: queries.sales }

const ofParty = ({ uid, role, status }: Whose, page_size?: number) =>
  bind(LISTS[role], { uid, status: status === 'all' ? undefined : status }, page_size)

export const listTransactions = ({ page, limit, ...whose }: ListFilter) =>
  readPage<Transaction>(ofParty(whose), { page, limit })

const LOOKED_AT_ONCE = 300

/** All of a party's transactions, newest first, in pages of 300. */
export async function* newestFirst(whose: Whose): AsyncGenerator<Transaction[]> {
  let query = queryOf<Transaction>(ofParty(whose, LOOKED_AT_ONCE))
  for (;;) {
    const { docs } = await query.get()
    yield docs.map((document) => document.data())
    const last = docs.at(-1)
    if (!last || docs.length < LOOKED_AT_ONCE) return
    query = query.startAfter(last)
  }
}

/** Up to `limit` sales of a vendor since `since` (epoch ms), newest first. */
export const salesSince = (
  uid: string,
  { status, since, limit }: Pick<ListFilter, 'status' | 'limit'> & { since: number },
): Promise<Transaction[]> =>
  readList(
    bind(
      queries.sales,
      { uid, status: status === 'all' ? undefined : status, since: timestampFromMillis(since) },
      limit,
    ),
  )

/** A vendor's newest sales, whatever became of them. */
export const newestSales = (uid: string, limit: number): Promise<Transaction[]> =>
  readList(bind(queries.sales, { uid }, limit))

/** A vendor's sales that hold money or will, unordered. */
export const openSales = (uid: string): Promise<Transaction[]> =>
  readList(bind(queries.allSales, { uid, statuses: OPEN_STATUSES }))

/** A vendor's newest completed sales. */
export const completedSales = (uid: string, limit: number): Promise<Transaction[]> =>
  readList(bind(queries.sales, { uid, status: 'completed' }, limit))

/** A party's orders of this number. */
export const ordersByNumber = async (uid: string, number: string): Promise<Transaction[]> =>
  (
    await Promise.all([
      readList<Transaction>(bind(queries.purchasesByNumber, { uid, number })),
      readList<Transaction>(bind(queries.salesByNumber, { uid, number })),
    ])
  ).flat()

/** Sales that wait for an action of the vendor, the most urgent first. */
export const waitingSales = (uid: string, limit: number): Promise<Transaction[]> =>
  readList(bind(queries.waitingSales, { uid }, limit))

/** The buyer who wrote a review; the public review doesn't contain the buyer's id. */
export const reviewedBy = async (review_id: string): Promise<string | undefined> =>
  (await readList<Transaction>(bind(queries.transactionOfReview, { review_id })))[0]?.buyer_id

/** The ids of all sales of a vendor, for a recount. */
export const transactionIdsOfVendor = (uid: string): Promise<string[]> =>
  readIds(bind(queries.allSales, { uid }))

/**
 * Unpaid transactions run apart from the others: before one expires, the provider is asked, which
 * may be slow.
 */
export type PaidOrNot = 'unpaid' | 'paid'

const STATUSES_OF: Record<PaidOrNot, readonly Transaction['status']['status'][]> = {
  unpaid: ['pending'],
  paid: TRANSACTION_STATUSES.filter((status) => status !== 'pending'),
}

/** Transactions due at `now` (epoch milliseconds), the longest due first. */
export const dueTransactions = (of: PaidOrNot, now: number, limit: number): BoundQuery =>
  bind(queries.dueTransactions, { statuses: STATUSES_OF[of], now: timestampFromMillis(now) }, limit)

export const dueTransactionIds = (of: PaidOrNot, now: number, limit: number): Promise<string[]> =>
  readIds(dueTransactions(of, now, limit))

/** Whether a bank contests an order of which the vendor has something to lose. */
export const hasOpenChargeback = async (uid: string): Promise<boolean> => {
  const contested = await readList<Transaction>(bind(queries.openChargebacks, { uid }))
  return contested.some((one) => !isReversed(one) || isVendorPaid(one))
}

/** A page of transactions that need an operator: open escalated disputes, contested payments. */
export const transactionsForOperator = async (page: IdCursor): Promise<Transaction[]> => {
  const held = [queries.escalatedDisputes, queries.frozenTransactions]
  const found = await Promise.all(
    held.map((query) => readAfter<Transaction>(bind(query, {}), page)),
  )
  const one_each = new Map(found.flat().map((transaction) => [transaction.id, transaction]))
  return [...one_each.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(0, page.limit)
}

/** Deletes the private parts of this user and of the vendor in each transaction of the query. */
export const removePrivateParts = async (query: BoundQuery, uid: string): Promise<void> => {
  const { docs } = await queryOf<Transaction>(query).select('vendor_id').get()
  await Promise.all(
    docs.flatMap((document) =>
      [...new Set([uid, document.data().vendor_id])].map((of) =>
        privateParts(document.id).doc(of).delete(),
      ),
    ),
  )
}
