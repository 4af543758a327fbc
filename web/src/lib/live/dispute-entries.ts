import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { bind } from '@contract/queries/query'
import { disputeEntries } from '@contract/queries/transactions'
import { type DisputeEntry, disputeEntrySchema } from '@contract/transaction'
import { askTransaction } from './ask-transaction'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

const MOST_ENTRIES = 100

/** Evidence, messages and offers of a dispute, the oldest first. */
export const useLiveDisputeEntries = (transaction_id: string | undefined): Live<DisputeEntry[]> => {
  const path = `${COLLECTIONS.transactions}/${transaction_id}/${SUBCOLLECTIONS.dispute}`
  return useLiveList(
    disputeEntrySchema,
    transaction_id ? path : null,
    ({ queryOf }) => queryOf(bind(disputeEntries, { id: transaction_id ?? '' }, MOST_ENTRIES)),
    transaction_id ? async () => (await askTransaction(transaction_id)).dispute_entries : undefined,
  )
}
