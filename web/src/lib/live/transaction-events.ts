import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { bind } from '@contract/queries/query'
import { transactionEvents } from '@contract/queries/transactions'
import { type TransactionEvent, transactionEventSchema } from '@contract/transaction'
import { askTransaction } from './ask-transaction'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

const MOST_EVENTS = 200

/** The timeline, the first step first: ids begin with the step's number. */
export const useLiveTransactionEvents = (
  transaction_id: string | undefined,
): Live<TransactionEvent[]> => {
  const path = `${COLLECTIONS.transactions}/${transaction_id}/${SUBCOLLECTIONS.events}`
  return useLiveList(
    transactionEventSchema,
    transaction_id ? path : null,
    ({ queryOf }) => queryOf(bind(transactionEvents, { id: transaction_id ?? '' }, MOST_EVENTS)),
    transaction_id ? async () => (await askTransaction(transaction_id)).events : undefined,
  )
}
