import type { ComponentProps } from 'react'
import { useLiveOffer } from '@/lib/live/use-live-offer'
import { ProductCard } from './product-card'

type Props = Omit<ComponentProps<typeof ProductCard>, 'isGone' | 'ref'>

/** A product card whose price, stock and availability update live for signed-in users. */
export const LiveProductCard = ({ product, ...rest }: Props) => (
  <ProductCard {...rest} {...useLiveOffer(product)} />
)
