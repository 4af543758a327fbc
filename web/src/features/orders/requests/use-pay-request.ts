import { checkoutEndpoints } from '@contract/api/orders/checkouts'
import type { ShownDeal } from '@contract/api/orders/deals'
import type { DeliveryMethod, Place } from '@contract/entities/delivery/delivery'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { isApiError } from '@/lib/api/api-error'
import { newId } from '@/lib/new-id'
import type { Checkout } from '../checkout/checkout-schema'
import type { Destination } from '../checkout/destination/use-destination'
import type { useChannels } from '../checkout/use-channels'
import { refreshRequests } from './request-queries'

type Wanted = {
  asked: ShownDeal
  seller: NonNullable<ShownDeal['seller']>
  place: Place | undefined
  method: DeliveryMethod | undefined
  destination: Destination
  channels: ReturnType<typeof useChannels>
}

/** Quotes what a request costs at a place, reserves it and leads to the provider. */
export const usePayRequest = (wanted: Wanted) => {
  const { asked, seller, place, method, destination, channels } = wanted
  const { id, version, code } = asked.deal
  const [key, setKey] = useState(newId)
  const [refusal, setRefusal] = useState<unknown>()
  const { vendor_id } = seller
  const deal = { id, version }
  const body = {
    lines: [],
    deal,
    ...(method && { ways: [{ vendor_id, method }] }),
    ...(place && { place }),
  }
  const quote = useQuery({
    queryKey: ['quote', 'offer', body],
    queryFn: ({ signal }) => call(checkoutEndpoints.offer, { body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const only = quote.data?.stores[0]?.channels
  const { form } = destination
  const isOffered = only === undefined || only.includes(form.getValues('channel'))
  // A way to pay that this seller's deals don't have can't stay chosen.
  useEffect(() => {
    if (!isOffered && only?.[0]) form.setValue('channel', only[0])
  }, [isOffered, only, form])

  const pay = async ({ channel, note, ...address }: Checkout) => {
    const { data } = quote
    const [store] = data?.stores ?? []
    if (!data || !store) return
    setRefusal(undefined)
    channels.keep(channel)
    try {
      const made = await call(checkoutEndpoints.create, {
        body: {
          lines: [],
          deal,
          ways: store.method ? [{ vendor_id, method: store.method }] : [],
          delivery: note ? { ...address, note } : address,
          channel,
          expected_total_minor: data.total_minor,
        },
        idempotency_key: key,
      })
      await destination.keep(address)
      destination.draft.forget()
      window.location.assign(made.authorization_url)
      // The browser is leaving the page: never resolve, so that the button stays busy.
      await new Promise(() => {})
    } catch (error) {
      setRefusal(error)
      // Without an answer it may be reserved already: the next try is the same one.
      if (!isApiError(error) || error.code === '') return
      setKey(newId())
      await Promise.all([quote.refetch(), refreshRequests(code)])
    }
  }
  return { quote, refusal, pay }
}
