import { transactionEndpoints } from '@contract/endpoints/transactions'
import { COLLECTIONS } from '@contract/paths'
import { bind } from '@contract/queries/query'
import { purchases, sales } from '@contract/queries/transactions'
import {
  type Party,
  type STATUS_FILTERS,
  type Transaction,
  transactionSchema,
} from '@contract/transaction'
import { call } from '../api-client'
import { useSession } from '../session'
import { askTransaction } from './ask-transaction'
import type { Live } from './use-live'
import { useLiveDocument, useLiveList } from './use-live-document'

type StatusFilter = (typeof STATUS_FILTERS)[number]
type Choice = { as: Party; status?: StatusFilter; limit?: number }

/** The user's purchases (as buyer) or sales (as vendor), the newest first. */
export const useLiveTransactions = ({
  as,
  status = 'all',
  limit: most = 24,
}: Choice): Live<Transaction[]> => {
  const uid = useSession().user?.uid
  return useLiveList(
    transactionSchema,
    uid ? `${COLLECTIONS.transactions}?${as}&${status}&${most}` : null,
    ({ queryOf }) => {
      const parameters = { uid: uid ?? '', status: status === 'all' ? undefined : status }
      return queryOf(bind(as === 'buyer' ? purchases : sales, parameters, most))
    },
    async (signal) => {
      const query = { role: as, status, limit: most }
      return (await call(transactionEndpoints.list, { query, signal })).items
    },
  )
}

/** One transaction of the user's; null data where it isn't there. */
export const useLiveTransaction = (id: string | undefined): Live<Transaction | null> =>
  useLiveDocument(
    transactionSchema,
    id ? [COLLECTIONS.transactions, id] : null,
    id ? async () => (await askTransaction(id)).transaction : undefined,
  )
