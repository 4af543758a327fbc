import type { ComponentProps } from 'react'
import { useLiveOffer } from '@/lib/live/use-live-offer'
import { ProductCard } from './product-card'

type Props = Omit<ComponentProps<typeof ProductCard>, 'isGone' | 'ref'>

/** A card whose price, stock and availability change in place for who is signed in. */
export const LiveProductCard = ({ product, ...rest }: Props) => (
  <ProductCard {...rest} {...useLiveOffer(product)} />
)
