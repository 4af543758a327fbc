import type { ProductCard } from '@contract/entities/catalog/product'
import { PackageCheck, TrendingDown } from 'lucide-react'
import type { Favourite } from '@/lib/live/products'
import { sinceSaved } from './since-saved'

type Props = { favourite: Favourite | undefined; product: ProductCard }

/** A note below a favourite's card: back in stock, or cheaper, since it was saved. */
export const SavedNote = ({ favourite, product }: Props) => {
  const words = favourite ? sinceSaved(favourite, product) : []
  return words.map((text) => {
    const Icon = text.startsWith('Back') ? PackageCheck : TrendingDown
    return (
      <p key={text} className="flex items-start gap-1.5 text-sm font-semibold text-success">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {text}
      </p>
    )
  })
}
