import { salesEndpoints } from '@contract/endpoints/sales'
import { COLLECTIONS } from '@contract/paths'
import { bind } from '@contract/queries/query'
import { waitingSales } from '@contract/queries/transactions'
import { MOST_WAITING } from '@contract/sales'
import { type Transaction, transactionSchema } from '@contract/transaction'
import { call } from '../api-client'
import { useSession } from '../session'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

/** Sales in which the vendor is the one who is waited for, the most urgent first. */
export const useLiveWaitingSales = (): Live<Transaction[]> => {
  const uid = useSession().user?.uid
  return useLiveList(
    transactionSchema,
    uid ? `${COLLECTIONS.transactions}?waiting&${MOST_WAITING}` : null,
    ({ queryOf }) => queryOf(bind(waitingSales, { uid: uid ?? '' }, MOST_WAITING)),
    (signal) => call(salesEndpoints.waiting, { signal }),
  )
}
