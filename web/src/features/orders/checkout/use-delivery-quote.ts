import { deliveryQuotes } from '@contract/api/delivery/delivery-quotes'
import type { Place } from '@contract/entities/delivery/delivery'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'

type Wanted = { product_id: string; variant_id?: string | undefined; quantity: number }

/** The ways in which a product can be delivered to a place, once both state and area are chosen. */
export const useDeliveryQuote = (wanted: Wanted, place: Place) =>
  useQuery({
    queryKey: ['delivery-quote', wanted, place.state, place.city],
    queryFn: () => call(deliveryQuotes.quote, { body: { ...wanted, place } }),
    enabled: place.state !== '' && place.city !== '',
  })
