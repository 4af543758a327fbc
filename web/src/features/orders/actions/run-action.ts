import { transactionReads } from '@contract/api/orders/transaction-reads'
import type { Transaction } from '@contract/entities/orders/transaction'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { isApiError } from '@/lib/api/api-error'
import { queryClient } from '@/lib/api/query-client'

const CONFLICT = 409

const keyOf = (id: string) => ['transaction', id]

const ask = async (id: string): Promise<Transaction> => {
  const { transaction } = await call(transactionReads.get, { params: { id } })
  return transaction
}

/** Refetches the transaction. If that fails, the cached one stays. */
const refreshTransaction = (id: string): Promise<void> =>
  queryClient.prefetchQuery({ queryKey: keyOf(id), queryFn: () => ask(id), staleTime: 0 })

/** Runs an action on a transaction; rejects with the action's error. */
export type Run = (action: () => Promise<{ transaction: Transaction }>) => Promise<void>

/** Caches the response's transaction. On 409 (wrong stage), refetches it before rejecting. */
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

/** Returns the newer of the live transaction and the cached response of an action. */
export const useFresh = (live: Transaction): Transaction => {
  const { data } = useQuery({
    queryKey: keyOf(live.id),
    queryFn: () => ask(live.id),
    enabled: false,
  })
  return data && data.event_count > live.event_count ? data : live
}
