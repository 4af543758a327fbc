import type { ProductCard } from '@contract/entities/catalog/product'
import { Heart } from 'lucide-react'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/form/icon-button'

export type Likeable = Pick<ProductCard, 'id' | 'name' | 'price' | 'currency' | 'available_items'>

type Props = {
  product: Likeable
  isLiked: boolean
  disabled?: boolean
  onToggle?: () => void
}

export const HeartButton = ({ product, isLiked, disabled, onToggle }: Props) => (
  <IconButton
    label={`${isLiked ? 'Remove' : 'Add'} ${product.name} ${isLiked ? 'from' : 'to'} favourites`}
    aria-pressed={isLiked}
    disabled={disabled}
    onClick={onToggle}
    floating
  >
    <Heart aria-hidden className={cx('size-5', isLiked && 'fill-error text-error')} />
  </IconButton>
)
