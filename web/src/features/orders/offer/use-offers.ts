import { offerEndpoints } from '@contract/api/orders/offers'
import { LIVE_OFFER_STATES, type Offer } from '@contract/entities/orders/offer'
import type { Party } from '@contract/entities/orders/party'
import { SECOND_MS } from '@contract/time'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { queryClient } from '@/lib/api/query-client'

/** The other may answer at any time; a message of theirs shows it at once. */
const AGAIN_MS = 20 * SECOND_MS

const keyOf = (id: string) => ['offer', id]
const LISTS = 'offers'

export const isLive = ({ state }: Offer): boolean => LIVE_OFFER_STATES.some((one) => one === state)

/** One offer, asked for again while it isn't over. */
export const useOffer = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(offerEndpoints.get, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isLive(data) ? AGAIN_MS : false),
  })

/** The user's offers that aren't over, as buyer or as vendor. */
export const useLiveOffers = (party: Party, product_id?: string, isAsked = true) =>
  useQuery({
    queryKey: [LISTS, party, product_id],
    queryFn: async ({ signal }) => {
      const query = { party, ...(product_id && { product_id }) }
      return (await call(offerEndpoints.list, { query, signal })).items
    },
    enabled: isAsked,
    staleTime: 0,
    refetchInterval: 3 * AGAIN_MS,
  })

/** Shows what an answer has made of an offer, wherever it is shown. */
export const showOffer = (offer: Offer): void => {
  queryClient.setQueryData(keyOf(offer.id), offer)
  void queryClient.invalidateQueries({ queryKey: [LISTS] })
}

/** Asks again, since the offer isn't as it was seen. */
export const forgetOffer = (id: string): void => {
  void queryClient.invalidateQueries({ queryKey: keyOf(id) })
}
