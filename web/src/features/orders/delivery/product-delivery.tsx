import type { QueryOf } from '@contract/api/endpoint'
import { deliveryQuotes } from '@contract/api/endpoints/delivery-quotes'
import type { Product } from '@contract/entities/catalog/product'
import type { Place } from '@contract/entities/delivery'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '@/lib/api/api-client'
import { inlineFailureText } from '@/lib/api/failure-text'
import { usePlace } from '@/lib/place/place'
import PlaceButton from '@/lib/place/place-button'
import { Money } from '@/ui/data/money'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { isDeliveredTo } from '../checkout/address-choice'
import { checkoutPrice } from '../checkout/checkout-price'
import { isBusyFor, StoreBusy } from '../checkout/store-busy'
import { DELIVERY_METHOD_LABELS } from '../details/delivery-method-labels'
import { Arrival } from './arrival'
import { DELIVERY_REFUSAL_TEXT } from './refusal-text'

type State = QueryOf<(typeof deliveryQuotes)['toState']>['place']

/**
 * The delivery of one piece to the picked place. The request names the state alone, so that its
 * response is everybody's; the area is looked up here.
 */
const useProductDelivery = (product_id: string, place: Place | undefined) =>
  useQuery({
    queryKey: ['product-delivery', product_id, place?.state],
    queryFn: ({ signal }) =>
      call(deliveryQuotes.toState, {
        params: { id: product_id },
        query: { place: place?.state as State },
        signal,
      }),
    enabled: place !== undefined,
    select: ({ times, quotes, room }) => ({
      times,
      room,
      quote: quotes.find(({ areas }) => areas.includes(place?.city ?? ''))?.quote,
    }),
  })

export type ProductDeliveryProps = {
  product: Product
  now: number
  /** Lets the reader ask the store, where nothing is sent to their place. */
  askStore: (question: string) => ReactNode
}

type AtPlaceProps = ProductDeliveryProps & { place: Place }

const questionOf = ({ name }: Product, { state, city }: Place): string =>
  `Do you deliver “${name}” to ${city}, ${state}?`

const AtPlace = ({ product, now, askStore, place }: AtPlaceProps) => {
  const isReached = isDeliveredTo(product, place.state)
  const { data, error, refetch, isFetching } = useProductDelivery(
    product.id,
    isReached ? place : undefined,
  )
  const ask = () => askStore(questionOf(product, place))
  if (!isReached) {
    return (
      <>
        <p>{DELIVERY_REFUSAL_TEXT.no_rate}</p>
        {ask()}
      </>
    )
  }
  if (error) {
    return (
      <ErrorState onRetry={refetch} isRetrying={isFetching}>
        {inlineFailureText(error)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton className="h-12 w-full" />
  const { times, quote, room } = data
  const { total_minor } = checkoutPrice(product.price, 1, quote?.options[0]?.fee_minor)
  const busy = isBusyFor(room, total_minor) && (
    <StoreBusy name={product.vendor_details.name} room={room} />
  )
  if (!times) {
    return (
      <>
        <p>Delivery is included in the price.</p>
        {busy}
      </>
    )
  }
  const refusal = quote ? quote.refusal : 'no_rate'
  return (
    <>
      {refusal && <p>{DELIVERY_REFUSAL_TEXT[refusal]}</p>}
      <ul className="grid gap-2">
        {quote?.options.map((option) => (
          <li key={option.method} className="flex justify-between gap-4">
            <span>
              <span className="block font-semibold">{DELIVERY_METHOD_LABELS[option.method]}</span>
              <span className="block text-sm text-muted">
                <Arrival option={option} times={times} now={now} />
              </span>
            </span>
            <span className="font-semibold">
              {option.fee_minor === 0 ? (
                'Free'
              ) : (
                <Money amount_minor={option.fee_minor} currency={product.currency} />
              )}
            </span>
          </li>
        ))}
      </ul>
      {busy}
      {refusal && ask()}
    </>
  )
}

/** What delivery to the picked place costs and when it comes, or why it doesn't. */
export default function ProductDelivery(props: ProductDeliveryProps) {
  const place = usePlace()
  return (
    <div className="grid gap-3" aria-live="polite">
      <PlaceButton className="-ml-2 w-fit" />
      {place && <AtPlace {...props} place={place} />}
    </div>
  )
}
