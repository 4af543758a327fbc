import { defaultOption } from '@contract/delivery/default-option'
import type { Product } from '@contract/entities/catalog/product'
import { useEffect } from 'react'
import { usePlace } from '@/shared/place/place'
import { isDeliveredTo } from '../checkout/destination/address-choice'
import { useProductDelivery } from './use-product-delivery'

type Props = {
  product: Product
  variant_id?: string | undefined
  quantity: number
  /** Gets undefined while no place is picked, or the goods aren't sent there. */
  onFee: (fee_minor: number | undefined) => void
}

/** Says what the delivery of these units to the picked place costs, as the checkout begins with. */
export default function DeliveryFee({ product, variant_id, quantity, onFee }: Props) {
  const place = usePlace()
  const isReached = place !== undefined && isDeliveredTo(product, place.state)
  const wanted = { variant_id, quantity }
  const { data } = useProductDelivery(product.id, isReached ? place : undefined, wanted)
  const fee_minor = defaultOption(data?.quote?.options ?? [])?.fee_minor
  useEffect(() => onFee(fee_minor), [fee_minor, onFee])
  return null
}
