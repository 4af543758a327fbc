import { deliveryQuotes } from '@contract/api/delivery/delivery-quotes'
import type { QueryOf } from '@contract/api/endpoint'
import type { Place } from '@contract/entities/delivery/delivery'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

type State = QueryOf<(typeof deliveryQuotes)['toState']>['place']

type Wanted = { variant_id?: string | undefined; quantity?: number }

/**
 * The delivery of a product to the picked place, by default of one piece. The request names the state alone, so that its
 * response is everybody's; the area is looked up here.
 */
export const useProductDelivery = (
  product_id: string,
  place: Place | undefined,
  { variant_id, quantity = 1 }: Wanted = {},
) =>
  useQuery({
    queryKey: ['product-delivery', product_id, place?.state, variant_id, quantity],
    queryFn: ({ signal }) =>
      call(deliveryQuotes.toState, {
        params: { id: product_id },
        query: {
          place: place?.state as State,
          ...(variant_id && { variant_id }),
          ...(quantity > 1 && { quantity }),
        },
        signal,
      }),
    enabled: place !== undefined,
    select: ({ times, quotes, room }) => ({
      times,
      room,
      quote: quotes.find(({ areas }) => areas.includes(place?.city ?? ''))?.quote,
    }),
  })
