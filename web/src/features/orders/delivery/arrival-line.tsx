import { defaultOption } from '@contract/delivery/default-option'
import { promiseOf } from '@contract/delivery/promise'
import type { Product } from '@contract/entities/catalog/product'
import { formatMoney } from '@contract/money'
import { Truck } from 'lucide-react'
import { usePlace } from '@/shared/place/place'
import PlaceButton from '@/shared/place/place-button'
import { isDeliveredTo } from '../checkout/destination/address-choice'
import { daysText } from './arrival-text'
import { includedTo } from './included-text'
import { DELIVERY_REFUSAL_TEXT } from './refusal-text'
import { useProductDelivery } from './use-product-delivery'

export type ArrivalLineProps = { product: Product; variant_id?: string | undefined; now: number }

/** What the cheapest way to the picked place costs, and when it comes, in one line. */
const useArrivalText = ({ product, variant_id, now }: ArrivalLineProps): string | undefined => {
  const place = usePlace()
  const isReached = place !== undefined && isDeliveredTo(product, place.state)
  const { data } = useProductDelivery(product.id, isReached ? place : undefined, {
    variant_id,
  })
  if (place && !isReached) return DELIVERY_REFUSAL_TEXT.no_rate
  if (!place || !data) return undefined
  const { times, quote } = data
  if (!times) return includedTo(place.city, now)
  const options = quote?.options ?? []
  const option = defaultOption(options)
  if (option?.method === 'pickup') return 'Picked up at the store, free'
  if (!option) return DELIVERY_REFUSAL_TEXT[quote?.refusal ?? 'no_rate']
  const { from, until } = promiseOf(times, option, now)
  const fee = option.fee_minor === 0 ? 'Free' : formatMoney(option.fee_minor, product.currency)
  return `Arrives ${daysText(from, until)}, ${fee.toLowerCase()} to ${place.city}`
}

/** When it comes and for how much, on the first screen; its details are further down. */
export default function ArrivalLine(props: ArrivalLineProps) {
  const place = usePlace()
  const text = useArrivalText(props)
  if (!place) return <PlaceButton className="-ml-2" />
  return (
    text && (
      <a href="#delivery" className="flex min-h-11 items-center gap-2 text-sm no-underline">
        <Truck aria-hidden className="size-4 shrink-0 text-muted" />
        {text}
      </a>
    )
  )
}
