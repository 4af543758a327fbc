import { checkoutEndpoints } from '@contract/api/orders/checkouts'
import type { DeliveryMethod, Place } from '@contract/entities/delivery/delivery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { type KnownLine, requestedLine } from './cart'

export type Ways = Readonly<Record<string, DeliveryMethod>>

/**
 * What these lines cost now, delivered to the place. What was known stays while it is asked again.
 * Carriers are asked where it is about to be paid, by `offer`.
 */
export const useCartQuote = (
  lines: readonly KnownLine[],
  place: Place | undefined,
  ways: Ways = {},
  endpoint: 'quote' | 'offer' = 'quote',
) => {
  const body = {
    lines: lines.map(requestedLine),
    ways: Object.entries(ways).map(([vendor_id, method]) => ({ vendor_id, method })),
    ...(place && { place }),
  }
  return useQuery({
    queryKey: ['cart-quote', endpoint, body],
    queryFn: ({ signal }) => call(checkoutEndpoints[endpoint], { body, signal }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
