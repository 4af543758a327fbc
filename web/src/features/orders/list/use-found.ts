import { transactionEndpoints } from '@contract/api/endpoints/transactions'
import type { Party, Transaction } from '@contract/entities/transaction'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { useDebounced } from '@/ui/feedback/use-debounced'
import type { StatusTab } from './list-view'

const PER_PAGE = 24

type Wanted = { party: Party; tab: StatusTab; q: string; pages: number }

export type Found = { items: Transaction[]; hasMore: boolean }

/** Searches all transactions on the server, including those that the live list hasn't loaded. */
export const useFound = ({ party, tab, q, pages }: Wanted) => {
  const words = useDebounced(q.trim())
  return useQuery<Found>({
    queryKey: ['found-transactions', party, tab, words, pages],
    queryFn: async ({ signal }) => {
      const query = { role: party, status: tab, q: words, limit: PER_PAGE }
      const answers = await Promise.all(
        Array.from({ length: pages }, (_, index) =>
          call(transactionEndpoints.list, { query: { ...query, page: index + 1 }, signal }),
        ),
      )
      const items = answers.flatMap((answer) => answer.items)
      return { items, hasMore: (answers.at(-1)?.total ?? 0) > items.length }
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
    // Always refetch on mount, because an action may have changed a transaction.
    staleTime: 0,
  })
}
