import { COLLECTIONS, SUBCOLLECTIONS } from '../contract/paths'
import {
  type BuyerSecret,
  type DeliveryContact,
  type DisputeEntry,
  type Party,
  type PrivatePart,
  type STATUS_FILTERS,
  TRANSACTION_STATUSES,
  type Transaction,
  type TransactionEvent,
} from '../contract/transaction'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  type Kept,
  queryInstant,
  readDocument,
} from './firestore'

const transactions = () => collectionOf<Transaction>(COLLECTIONS.transactions)
const below = (id: string, name: string) => `${COLLECTIONS.transactions}/${id}/${name}`
const events = (id: string) => collectionOf<TransactionEvent>(below(id, SUBCOLLECTIONS.events))
const disputeEntries = (id: string) => collectionOf<DisputeEntry>(below(id, SUBCOLLECTIONS.dispute))
const privateParts = (id: string) => collectionOf<PrivatePart>(below(id, SUBCOLLECTIONS.private))

export const readTransaction = (id: string): Promise<Kept<Transaction> | undefined> =>
  readDocument(transactions().doc(id))

export const addTransaction = (batch: Batch, transaction: Transaction): void => {
  batch.create(transactions().doc(transaction.id), transaction)
}

/** Writes the transaction only if it is still as `kept`. */
export const saveTransaction = (
  batch: Batch,
  kept: Kept<Transaction>,
  transaction: Transaction,
): void => {
  batch.update(transactions().doc(transaction.id), fieldsOf<Transaction>(transaction), {
    lastUpdateTime: kept.updated,
  })
}

/** When the sweep looks again; the deadline that people read stays. */
export const deferTransaction = (
  batch: Batch,
  { data, updated }: Kept<Transaction>,
  change: Pick<Transaction, 'due_at' | 'due_failures'>,
): void => {
  batch.update(transactions().doc(data.id), fieldsOf<Transaction>(change), {
    lastUpdateTime: updated,
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

/** From now on the vendor sees where to send. */
export const addVendorContact = (
  batch: Batch,
  { id, vendor_id }: Transaction,
  contact: DeliveryContact,
): void => {
  batch.create(privateParts(id).doc(vendor_id), { contact })
}

export const readPrivatePart = async (id: string, uid: string): Promise<PrivatePart | undefined> =>
  (await privateParts(id).doc(uid).get()).data()

export const readEvent = async (
  id: string,
  event_id: string,
): Promise<TransactionEvent | undefined> => (await events(id).doc(event_id).get()).data()

/** The timeline, oldest first: ids begin with the sequence. */
export const readEvents = async (id: string): Promise<TransactionEvent[]> => {
  const { docs } = await events(id).orderBy('id').get()
  return docs.map((document) => document.data())
}

export const readDisputeEntries = async (id: string): Promise<DisputeEntry[]> => {
  const { docs } = await disputeEntries(id).orderBy('at').get()
  return docs.map((document) => document.data())
}

type ListFilter = {
  uid: string
  role: Party
  status: (typeof STATUS_FILTERS)[number]
  page: number
  limit: number
}

type Whose = Pick<ListFilter, 'uid' | 'role' | 'status'>

const ofParty = ({ uid, role, status }: Whose) => {
  const mine = transactions().where(`${role}_id`, '==', uid)
  const wanted = status === 'all' ? mine : mine.where('status.status', '==', status)
  return wanted.orderBy('created_at', 'desc')
}

export const listTransactions = async ({ page, limit, ...whose }: ListFilter) => {
  const wanted = ofParty(whose)
  const [counted, found] = await Promise.all([
    wanted.count().get(),
    wanted
      .offset((page - 1) * limit)
      .limit(limit)
      .get(),
  ])
  return { items: found.docs.map((document) => document.data()), total: counted.data().count }
}

const LOOKED_AT_ONCE = 300

/** All of a party's transactions, a few hundred at a time. */
export async function* newestFirst(whose: Whose): AsyncGenerator<Transaction[]> {
  let query = ofParty(whose).limit(LOOKED_AT_ONCE)
  for (;;) {
    const { docs } = await query.get()
    yield docs.map((document) => document.data())
    const last = docs.at(-1)
    if (!last || docs.length < LOOKED_AT_ONCE) return
    query = query.startAfter(last)
  }
}

/** At most `limit` sales of a vendor made at or after `since` (epoch ms), the newest first. */
export const salesSince = async (
  vendor_id: string,
  { status, since, limit }: Pick<ListFilter, 'status' | 'limit'> & { since: number },
): Promise<Transaction[]> => {
  const theirs = transactions().where('vendor_id', '==', vendor_id)
  const wanted = status === 'all' ? theirs : theirs.where('status.status', '==', status)
  const { docs } = await wanted
    .where('created_at', '>=', queryInstant(since))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .get()
  return docs.map((document) => document.data())
}

/** Sales in which the vendor is the one who is waited for, the most urgent first. */
export const waitingSales = async (vendor_id: string, limit: number): Promise<Transaction[]> => {
  const { docs } = await transactions()
    .where('vendor_id', '==', vendor_id)
    .where('deadline.actor', '==', 'vendor')
    .orderBy('deadline.at')
    .limit(limit)
    .get()
  return docs.map((document) => document.data())
}

/** Every transaction's chain of ledger entries, by the transaction's id. */
export const transactionChains = async (): Promise<[string, Transaction['ledger']][]> => {
  const { docs } = await transactions().select('ledger').get()
  return docs.map((document) => [document.id, document.data().ledger])
}

/** The buyer whose review this is: the review itself is public and says nothing of it. */
export const reviewedBy = async (review_id: string): Promise<string | undefined> => {
  const { docs } = await transactions().where('review_id', '==', review_id).limit(1).get()
  return docs[0]?.data().buyer_id
}

/** Every sale that a vendor ever had: for counting afresh. */
export const transactionIdsOfVendor = async (vendor_id: string): Promise<string[]> => {
  const { docs } = await transactions().where('vendor_id', '==', vendor_id).select().get()
  return docs.map((document) => document.id)
}

/** Before an unpaid one expires the provider is asked, which may take long; all others need us alone. */
export type DueKind = 'unpaid' | 'paid'

const STATUSES_OF: Record<DueKind, readonly Transaction['status']['status'][]> = {
  unpaid: ['pending'],
  paid: TRANSACTION_STATUSES.filter((status) => status !== 'pending'),
}

/** Ids of transactions with work due at `now` (epoch milliseconds), the longest due first. */
export const dueTransactionIds = async (
  kind: DueKind,
  now: number,
  limit: number,
): Promise<string[]> => {
  const { docs } = await transactions()
    .where('status.status', 'in', STATUSES_OF[kind])
    .where('due_at', '<=', queryInstant(now))
    .orderBy('due_at')
    .limit(limit)
    .select()
    .get()
  return docs.map((document) => document.id)
}

export const hasOpenChargeback = async (vendor_id: string): Promise<boolean> => {
  const { empty } = await transactions()
    .where('vendor_id', '==', vendor_id)
    .where('dispute.frozen', '==', true)
    // Of what has gone back to the buyer nothing is the vendor's to lose.
    .where('status.status', 'in', ['in_dispute', 'completed'])
    .limit(1)
    .select()
    .get()
  return !empty
}

/** What waits for an operator: escalated disputes that are open, and contested payments. */
export const transactionsForOperator = async (): Promise<Transaction[]> => {
  const held = [
    transactions().where('dispute.escalated', '==', true).where('ended_at', '==', null).get(),
    transactions().where('dispute.frozen', '==', true).get(),
  ]
  const found = (await Promise.all(held)).flatMap(({ docs }) => docs.map((one) => one.data()))
  return [...new Map(found.map((transaction) => [transaction.id, transaction])).values()]
}
