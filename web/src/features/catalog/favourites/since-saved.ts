import type { ProductCard } from '@contract/entities/catalog/product'
import { formatMoney } from '@contract/money'
import type { FavouriteSeen } from '@/shared/favourites/favourite-seen'

type Now = Pick<ProductCard, 'price' | 'currency' | 'available_items'>

/** Lists what improved since a favourite was saved. Empty if the saved values are unknown. */
export const sinceSaved = (
  { price_minor, currency, in_stock }: Partial<FavouriteSeen>,
  now: Now,
): string[] => {
  const words: string[] = []
  if (in_stock === false && now.available_items > 0) words.push('Back in stock')
  if (price_minor !== undefined && currency === now.currency && now.price < price_minor) {
    words.push(`${formatMoney(price_minor - now.price, currency)} cheaper than when you saved it`)
  }
  return words
}
