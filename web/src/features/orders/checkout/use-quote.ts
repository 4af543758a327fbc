import type { ResponseOf } from '@contract/api/endpoint'
import { checkoutEndpoints } from '@contract/api/orders/checkouts'
import type { DeliveryMethod, Place } from '@contract/entities/delivery/delivery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { type KnownLine, requested } from './lines'

export type Ways = Readonly<Record<string, DeliveryMethod>>

export type Quote = ResponseOf<(typeof checkoutEndpoints)['quote']>
export type StoreQuote = Quote['stores'][number]

type Options = {
  ways: Ways
  /** Carriers are asked where it is about to be paid, by `offer`. */
  endpoint?: 'quote' | 'offer'
  isAsked?: boolean
}

/** What these lines cost now, delivered to the place. What was known stays while it is asked again. */
export const useQuote = (
  lines: readonly KnownLine[],
  place: Place | undefined,
  { ways, endpoint = 'quote', isAsked = true }: Options,
) => {
  const body = {
    ...requested(lines),
    ways: Object.entries(ways).map(([vendor_id, method]) => ({ vendor_id, method })),
    ...(place && { place }),
  }
  const query = useQuery({
    queryKey: ['quote', endpoint, body],
    queryFn: ({ signal }) => call(checkoutEndpoints[endpoint], { body, signal }),
    enabled: isAsked && lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { ...query, asked: JSON.stringify(body) }
}
