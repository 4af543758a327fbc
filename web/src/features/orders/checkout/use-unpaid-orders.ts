import { transactionReads } from '@contract/api/orders/transaction-reads'
import { MAX_CHECKOUT_STORES } from '@contract/entities/money/payment'
import type { Transaction } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import type { KnownLine } from './lines'

const query = {
  role: 'buyer',
  status: 'pending',
  limit: POLICY.max_unpaid_orders * MAX_CHECKOUT_STORES,
} as const

/** The buyer's unpaid orders of all checkouts, newest first; none if the request fails. */
export const useUnpaidOrders = () => {
  const { data, isLoading, refetch } = useQuery({
    queryKey: ['unpaid-orders'],
    queryFn: ({ signal }) => call(transactionReads.list, { query, signal }),
    // The buyer comes back from the provider's page.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return { orders: data?.items ?? [], isLoading, refetch }
}

export type UnpaidOrders = ReturnType<typeof useUnpaidOrders>

/** The unpaid order of one of these goods; the newest if there are none, as they left the cart. */
export const unpaidOf = (
  orders: readonly Transaction[],
  lines: readonly KnownLine[],
): Transaction | undefined =>
  orders.find(
    ({ items }) =>
      lines.length === 0 ||
      items.some(({ product_id }) => lines.some((line) => line.product_id === product_id)),
  )
