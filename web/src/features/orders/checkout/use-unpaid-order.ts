import { transactionReads } from '@contract/api/orders/transaction-reads'
import { MAX_CHECKOUT_STORES } from '@contract/entities/money/payment'
import type { CartLine } from '@contract/entities/orders/cart-item'
import type { Transaction } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

const readUnpaid = (limit: number, signal: AbortSignal) =>
  call(transactionReads.list, { query: { role: 'buyer', status: 'pending', limit }, signal })

/** The buyer's unpaid order for a product. A failed request shows none: the server refuses anyway. */
export const useUnpaidOrder = (product_id: string) => {
  const { data, refetch } = useQuery({
    queryKey: ['unpaid-orders'],
    queryFn: ({ signal }) => readUnpaid(POLICY.max_unpaid_orders, signal),
    select: ({ items }) =>
      items.find((one) => one.items.some((item) => item.product_id === product_id))?.id,
    // The buyer comes back from the provider's page.
    staleTime: 0,
  })
  return { id: data, refetch }
}

/** The buyer's unpaid orders of all checkouts, newest first; none if the request fails. */
export const useUnpaidOrders = () => {
  const { data, isLoading, refetch } = useQuery({
    queryKey: ['unpaid-checkouts'],
    queryFn: ({ signal }) => readUnpaid(POLICY.max_unpaid_orders * MAX_CHECKOUT_STORES, signal),
    // The buyer comes back from the provider's page.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  return { orders: data?.items ?? [], isLoading, refetch }
}

/** The unpaid order of one of these goods; the newest if there are none, as they left the cart. */
export const unpaidOf = (
  orders: readonly Transaction[],
  lines: readonly Pick<CartLine, 'product_id'>[],
): Transaction | undefined =>
  orders.find(
    ({ items }) =>
      lines.length === 0 ||
      items.some(({ product_id }) => lines.some((line) => line.product_id === product_id)),
  )
