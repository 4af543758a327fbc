import type { ProductCard } from '@contract/entities/catalog/product'
import { stateDeliveryText } from './state-delivery-text'

type Props = { delivery: NonNullable<ProductCard['delivery']>; currency: string }

/** What delivery to the picked state costs and takes, on a card. */
export default function StateDeliveryLine({ delivery, currency }: Props) {
  return stateDeliveryText(delivery, currency)
}
