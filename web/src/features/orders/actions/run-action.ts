import { transactionEndpoints } from '@contract/api/endpoints/transactions'
import type { Transaction } from '@contract/entities/transaction'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { isApiError } from '@/lib/api/api-error'
import { queryClient } from '@/lib/api/query-client'

const CONFLICT = 409

const keyOf = (id: string) => ['transaction', id]

const ask = async (id: string): Promise<Transaction> => {
  const { transaction } = await call(transactionEndpoints.get, { params: { id } })
  return transaction
}

/** Asks the server anew; that it fails leaves what is shown as it is. */
const refreshTransaction = (id: string): Promise<void> =>
  queryClient.prefetchQuery({ queryKey: keyOf(id), queryFn: () => ask(id), staleTime: 0 })

/** Does something to a transaction; rejects with the action's failure. */
export type Run = (action: () => Promise<{ transaction: Transaction }>) => Promise<void>

/** Keeps the server's answer; where the server says "not at this stage", asks what is true now. */
export const runOn =
  (id: string): Run =>
  async (action) => {
    try {
      const { transaction } = await action()
      queryClient.setQueryData(keyOf(id), transaction)
    } catch (error) {
      if (isApiError(error) && error.status === CONFLICT) await refreshTransaction(id)
      throw error
    }
  }

/** The newer of what is live and what the server answered to an action here. */
export const useFresh = (live: Transaction): Transaction => {
  const { data } = useQuery({
    queryKey: keyOf(live.id),
    queryFn: () => ask(live.id),
    enabled: false,
  })
  return data && data.event_count > live.event_count ? data : live
}
