import { transactionReads } from '@contract/api/endpoints/transaction-reads'
import { POLICY } from '@contract/escrow/policy'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

/** The buyer's unpaid order for a product. A failed request shows none: the server refuses anyway. */
export const useUnpaidOrder = (product_id: string) => {
  const { data, refetch } = useQuery({
    queryKey: ['unpaid-orders'],
    queryFn: ({ signal }) =>
      call(transactionReads.list, {
        query: { role: 'buyer', status: 'pending', limit: POLICY.max_unpaid_orders },
        signal,
      }),
    select: ({ items }) =>
      items.find((one) => one.items.some((item) => item.product_id === product_id))?.id,
    // The buyer comes back from the provider's page.
    staleTime: 0,
  })
  return { id: data, refetch }
}
