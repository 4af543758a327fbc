import { offerEndpoints } from '@contract/api/orders/offers'
import { LIVE_OFFER_STATES, type Offer } from '@contract/entities/orders/offer'
import { SECOND_MS } from '@contract/time'
import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/api-client'
import { queryClient } from '@/lib/api/query-client'

/** The other may answer at any time; a message of theirs shows it at once. */
const AGAIN_MS = 20 * SECOND_MS

const KEY = ['offers']

export const isLive = ({ state }: Offer): boolean => LIVE_OFFER_STATES.some((one) => one === state)

/** A price of one that the store accepted, for so many of one variant. */
export type Agreed = Pick<Offer, 'id' | 'variant_id' | 'units'> & { price_minor: number }

/** The user's newest offers, asked for again while one isn't over. */
export const useOffers = (isAsked = true) =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(offerEndpoints.list, { signal }),
    enabled: isAsked,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(isLive) ? AGAIN_MS : false),
  })

/** One of them; undefined too if it isn't among the newest. */
export const useOffer = (id: string) => {
  const { data, ...query } = useOffers()
  return { ...query, isThere: data !== undefined, offer: data?.find((one) => one.id === id) }
}

/** Shows what an answer has made of an offer, wherever it is shown. */
export const showOffer = (offer: Offer): void => {
  queryClient.setQueryData<Offer[]>(KEY, (known = []) => [
    offer,
    ...known.filter(({ id }) => id !== offer.id),
  ])
}

/** Asks again, since an offer isn't as it was seen. */
export const forgetOffers = (): void => {
  void queryClient.invalidateQueries({ queryKey: KEY })
}
