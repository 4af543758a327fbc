import { defaultOption } from '@contract/delivery/default-option'
import type { Product } from '@contract/entities/catalog/product'
import type { Place } from '@contract/entities/delivery/delivery'
import { totalOf } from '@contract/escrow/fee'
import type { ReactNode } from 'react'
import { inlineFailureText } from '@/lib/api/failure-text'
import { usePlace } from '@/shared/place/place'
import PlaceButton from '@/shared/place/place-button'
import { Money } from '@/ui/data/money'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { isDeliveredTo } from '../checkout/destination/address-choice'
import { isBusyFor, StoreBusy } from '../checkout/store-busy'
import { DELIVERY_METHOD_LABELS } from '../details/delivery-method-labels'
import { Arrival } from './arrival'
import { includedText } from './included-text'
import { DELIVERY_REFUSAL_TEXT } from './refusal-text'
import { useProductDelivery } from './use-product-delivery'

export type ProductDeliveryProps = {
  product: Product
  variant_id?: string | undefined
  now: number
  /** Lets the reader ask the store, where nothing is sent to their place. */
  askStore: (question: string) => ReactNode
}

type AtPlaceProps = ProductDeliveryProps & { place: Place }

const questionOf = ({ name }: Product, { state, city }: Place): string =>
  `Do you deliver “${name}” to ${city}, ${state}?`

const AtPlace = ({ product, variant_id, now, askStore, place }: AtPlaceProps) => {
  const isReached = isDeliveredTo(product, place.state)
  const { data, error, refetch, isFetching } = useProductDelivery(
    product.id,
    isReached ? place : undefined,
    { variant_id },
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
  const fee_minor = defaultOption(quote?.options ?? [])?.fee_minor ?? 0
  const total_minor = totalOf(product.price + fee_minor)
  const busy = isBusyFor(room, total_minor) && (
    <StoreBusy name={product.vendor_details.name} room={room} />
  )
  if (!times) {
    return (
      <>
        <p>{includedText(now)}</p>
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
