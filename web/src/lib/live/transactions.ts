import { addressEndpoints } from '@contract/api/endpoints/addresses'
import { transactionReads } from '@contract/api/endpoints/transaction-reads'
import { MAX_ADDRESSES } from '@contract/entities/address'
import { type Review, reviewSchema } from '@contract/entities/catalog/review'
import {
  type Delivery,
  deliverySchema,
  type Party,
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
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { addresses } from '@contract/queries/people'
import { bind } from '@contract/queries/query'
import { disputeEntries, purchases, sales, transactionEvents } from '@contract/queries/transactions'
import { timestampSchema } from '@contract/timestamp'
import * as z from 'zod/mini'
import { call } from '../api/api-client'
import { queryClient } from '../api/query-client'
import { useSession } from '../session/session'
import { betterOf, type Known, queryKeyOf, queryOf } from './follows'
import { loadSdk } from './load-sdk'
import { dedupeRequest, type Live, useLiveDocument, useLiveList } from './use-live'

/** Fetches a transaction with its private part, events and dispute entries in one request. */
const askTransaction = (id: string) =>
  dedupeRequest(['transaction', id], () => call(transactionReads.get, { params: { id } }))

/** Loads what a transaction's page shows, for reading it later without a connection. */
export const prefetchTransaction = async (uid: string, id: string): Promise<void> => {
  const { transaction, own, events } = await askTransaction(id)
  const values = {
    '': transaction,
    [`/${SUBCOLLECTIONS.private}/${uid}`]: own,
    [`/${SUBCOLLECTIONS.events}`]: events,
  }
  for (const [part, value] of Object.entries(values)) {
    queryClient.setQueryData<Known>(
      queryKeyOf(`${uid}:${COLLECTIONS.transactions}/${id}${part}`),
      (known) => betterOf({ from: 'api', value }, known),
    )
  }
}

type StatusFilter = (typeof STATUS_FILTERS)[number]
type Choice = { as: Party; status?: StatusFilter; limit?: number }

/** The user's purchases (as buyer) or sales (as vendor), newest first. */
export const useLiveTransactions = ({
  as,
  status = 'all',
  limit: most = 24,
}: Choice): Live<Transaction[]> => {
  const uid = useSession().user?.uid
  return useLiveList(
    transactionSchema,
    uid ? `${COLLECTIONS.transactions}?${as}&${status}&${most}` : null,
    (sdk) =>
      queryOf(
        sdk,
        bind(
          as === 'buyer' ? purchases : sales,
          { uid: uid ?? '', status: status === 'all' ? undefined : status },
          most,
        ),
      ),
    async (signal) => {
      const query = { role: as, status, limit: most }
      return (await call(transactionReads.list, { query, signal })).items
    },
  )
}

/** One of the user's transactions; null data if it doesn't exist. */
export const useLiveTransaction = (id: string | undefined): Live<Transaction | null> =>
  useLiveDocument(
    transactionSchema,
    id ? [COLLECTIONS.transactions, id] : null,
    id ? async () => (await askTransaction(id)).transaction : undefined,
  )

/** The part that only this party may read; null for a vendor before payment. */
export const useLivePrivatePart = (
  transaction_id: string | undefined,
): Live<PrivatePart | null> => {
  const uid = useSession().user?.uid
  return useLiveDocument(
    privatePartSchema,
    transaction_id && uid
      ? [COLLECTIONS.transactions, transaction_id, SUBCOLLECTIONS.private, uid]
      : null,
    transaction_id ? async () => (await askTransaction(transaction_id)).own : undefined,
  )
}

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

/** The transaction's events in order: their ids begin with the step's number. */
export const useLiveTransactionEvents = (
  transaction_id: string | undefined,
): Live<TransactionEvent[]> => {
  const path = `${COLLECTIONS.transactions}/${transaction_id}/${SUBCOLLECTIONS.events}`
  return useLiveList(
    transactionEventSchema,
    transaction_id ? path : null,
    (sdk) => queryOf(sdk, bind(transactionEvents, { id: transaction_id ?? '' }, MAX_EVENTS)),
    transaction_id ? async () => (await askTransaction(transaction_id)).events : undefined,
  )
}

const MAX_ENTRIES = 100

/** Evidence, messages and settlement offers of a dispute, oldest first. */
export const useLiveDisputeEntries = (transaction_id: string | undefined): Live<DisputeEntry[]> => {
  const path = `${COLLECTIONS.transactions}/${transaction_id}/${SUBCOLLECTIONS.dispute}`
  return useLiveList(
    disputeEntrySchema,
    transaction_id ? path : null,
    (sdk) => queryOf(sdk, bind(disputeEntries, { id: transaction_id ?? '' }, MAX_ENTRIES)),
    transaction_id ? async () => (await askTransaction(transaction_id)).dispute_entries : undefined,
  )
}

/** One review; null data if there is none. A review has the id of its transaction. */
export const useLiveReview = (id: string | undefined): Live<Review | null> =>
  useLiveDocument(reviewSchema, id ? [COLLECTIONS.reviews, id] : null)

const savedAddressSchema = z.extend(z.omit(deliverySchema, { note: true }), {
  id: z.string(),
  updated_at: timestampSchema,
})
export type SavedAddress = z.infer<typeof savedAddressSchema>
export type Address = Omit<Delivery, 'note'>

const addressesOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.addresses}`

/** The user's delivery addresses, last saved first. */
export const useLiveAddresses = (): Live<SavedAddress[]> => {
  const uid = useSession().user?.uid
  return useLiveList(savedAddressSchema, uid ? addressesOf(uid) : null, (sdk) =>
    queryOf(sdk, bind(addresses, { uid: uid ?? '' }, MAX_ADDRESSES)),
  )
}

/** Saves a new address or updates the one with this id. The server limits how many there are. */
export const saveAddress = async (address: Address, id?: string): Promise<void> => {
  const { recipient_name, phone, address: street, city, state } = address
  const body = { recipient_name, phone, address: street, city, state, ...(id && { id }) }
  await call(addressEndpoints.save, { body })
}

export const removeAddress = async (uid: string, id: string): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await deleteDoc(doc(firestore, addressesOf(uid), id))
}
