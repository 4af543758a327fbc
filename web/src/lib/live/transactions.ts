import { transactionReads } from '@contract/api/orders/transaction-reads'
import { MAX_PER_PAGE } from '@contract/api/page-size'
import { addressEndpoints } from '@contract/api/people/addresses'
import type { Party } from '@contract/entities/orders/party'
import { type Review, reviewSchema } from '@contract/entities/orders/review'
import {
  type Delivery,
  deliverySchema,
  type STATUS_FILTERS,
  type Transaction,
  transactionSchema,
} from '@contract/entities/orders/transaction'
import {
  type BuyerSecret,
  type DisputeEntry,
  disputeEntrySchema,
  type PrivatePart,
  privatePartSchema,
  type TransactionEvent,
  transactionEventSchema,
} from '@contract/entities/orders/transaction-parts'
import { MAX_ADDRESSES } from '@contract/entities/people/address'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import {
  disputeEntries,
  purchases,
  sales,
  transactionEvents,
} from '@contract/queries/orders/transactions'
import { addresses } from '@contract/queries/people/people'
import { bind } from '@contract/queries/query'
import { timestampSchema } from '@contract/timestamp'
import * as z from 'zod/mini'
import { call } from '../api/api-client'
import { queryClient } from '../api/query-client'
import { loadSdk } from './load-sdk'
import {
  documentQuery,
  type LiveQuery,
  type LiveValue,
  listQuery,
  preferredOf,
  queryKeyOf,
} from './subscriptions'
import { dedupeRequest, type Live, useLiveDocument, useLiveList } from './use-live'

/** Fetches a transaction with its private part, events and dispute entries in one request. */
const fetchTransaction = (id: string) =>
  dedupeRequest(['transaction', id], () => call(transactionReads.get, { params: { id } }))

type StatusFilter = (typeof STATUS_FILTERS)[number]
type Choice = { as: Party; status?: StatusFilter; limit?: number }

/** The user's purchases (as buyer) or sales (as vendor), newest first. */
export const useLiveTransactions = ({
  as,
  status = 'all',
  limit: most = 24,
}: Choice): Live<Transaction[]> =>
  useLiveList(
    transactionSchema,
    (uid) => {
      const filter = { uid, status: status === 'all' ? undefined : status }
      return bind(as === 'buyer' ? purchases : sales, filter, most)
    },
    async (signal) => {
      const query = { role: as, status, limit: Math.min(most, MAX_PER_PAGE) }
      return (await call(transactionReads.list, { query, signal })).items
    },
  )

/** One of the user's transactions; null data if it doesn't exist. */
export const useLiveTransaction = (id: string | undefined): Live<Transaction | null> =>
  useLiveDocument(
    transactionSchema,
    id ? [COLLECTIONS.transactions, id] : null,
    id ? async () => (await fetchTransaction(id)).transaction : undefined,
  )

/** The part that only this party may read; null for a vendor before payment. */
export const useLivePrivatePart = (transaction_id: string | undefined): Live<PrivatePart | null> =>
  useLiveDocument(
    privatePartSchema,
    (uid) =>
      transaction_id
        ? [COLLECTIONS.transactions, transaction_id, SUBCOLLECTIONS.private, uid]
        : null,
    transaction_id ? async () => (await fetchTransaction(transaction_id)).own : undefined,
  )

const isBuyers = (part: PrivatePart | null): part is BuyerSecret =>
  part?.escrow_code !== undefined && part.authorization_url !== undefined

/** The escrow code and the payment URL, which only the buyer may read. */
export const useLiveBuyerSecret = (
  transaction_id: string | undefined,
): Live<BuyerSecret | null> => {
  const part = useLivePrivatePart(transaction_id)
  if (part.status !== 'content') return part
  return { status: 'content', data: isBuyers(part.data) ? part.data : null }
}

const MAX_EVENTS = 200
const eventsOf = (id: string) => bind(transactionEvents, { id }, MAX_EVENTS)

/** The transaction's events in order: their ids begin with the step's number. */
export const useLiveTransactionEvents = (
  transaction_id: string | undefined,
): Live<TransactionEvent[]> =>
  useLiveList(
    transactionEventSchema,
    transaction_id ? eventsOf(transaction_id) : null,
    transaction_id ? async () => (await fetchTransaction(transaction_id)).events : undefined,
  )

/** Loads what a transaction's page shows, for reading it later without a connection. */
export const prefetchTransaction = async (uid: string, id: string): Promise<void> => {
  const { transaction, own, events } = await fetchTransaction(id)
  const path = [COLLECTIONS.transactions, id] as const
  const values: [LiveQuery, unknown][] = [
    [documentQuery(transactionSchema, path, uid), transaction],
    [documentQuery(privatePartSchema, [...path, SUBCOLLECTIONS.private, uid], uid), own],
    [listQuery(transactionEventSchema, eventsOf(id), uid), events],
  ]
  for (const [{ key }, value] of values) {
    queryClient.setQueryData<LiveValue>(queryKeyOf(key), (known) =>
      preferredOf({ from: 'api', value }, known),
    )
  }
}

const MAX_ENTRIES = 100

/** Evidence, messages and settlement offers of a dispute, oldest first. */
export const useLiveDisputeEntries = (transaction_id: string | undefined): Live<DisputeEntry[]> =>
  useLiveList(
    disputeEntrySchema,
    transaction_id ? bind(disputeEntries, { id: transaction_id }, MAX_ENTRIES) : null,
    transaction_id
      ? async () => (await fetchTransaction(transaction_id)).dispute_entries
      : undefined,
  )

/** One review; null data if there is none. A review has the id of its transaction. */
export const useLiveReview = (id: string | undefined): Live<Review | null> =>
  useLiveDocument(reviewSchema, id ? [COLLECTIONS.reviews, id] : null)

const savedAddressSchema = z.extend(z.omit(deliverySchema, { note: true }), {
  id: z.string(),
  updated_at: timestampSchema,
})
export type SavedAddress = z.infer<typeof savedAddressSchema>
export type Address = Omit<Delivery, 'note'>

/** The user's delivery addresses, last saved first. */
export const useLiveAddresses = (): Live<SavedAddress[]> =>
  useLiveList(savedAddressSchema, (uid) => bind(addresses, { uid }, MAX_ADDRESSES))

/** The server limits how many there are. */
export const addAddress = async (given: Address): Promise<void> => {
  const { recipient_name, phone, address, city, state } = given
  await call(addressEndpoints.save, { body: { recipient_name, phone, address, city, state } })
}

/** Changes what is sent of the address with this id. */
export const changeAddress = async (id: string, change: Partial<Address>): Promise<void> => {
  await call(addressEndpoints.save, { body: { ...change, id } })
}

export const removeAddress = async (uid: string, id: string): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await deleteDoc(doc(firestore, COLLECTIONS.users, uid, SUBCOLLECTIONS.addresses, id))
}
