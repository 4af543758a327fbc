import { isOnSale } from '../../../contract/catalog/product-facts'
import { variantsOnSale } from '../../../contract/catalog/variants'
import type { Product } from '../../../contract/entities/catalog/product'
import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { OfferVoid, StoredOffer } from '../../../contract/entities/orders/offer'
import { lastRoundOf } from '../../../contract/orders/offers'
import { restingOf } from '../../../contract/people/store-rest'

/** A listing as it stands now, and whether the two may deal. */
export type Listing = {
  /** Undefined if it doesn't exist any more. */
  product: Product | undefined
  stock: ProductStock | undefined
  is_blocked: boolean
}

type Judged = Pick<StoredOffer, 'variant_id' | 'units' | 'rounds' | 'state' | 'goods'>

/** The price of the variant that an offer is about; undefined if there is no such thing any more. */
export const listedPrice = (
  { variant_id, goods }: Pick<StoredOffer, 'variant_id' | 'goods'>,
  product: Product,
): number | undefined => {
  const variant = variantsOnSale(product).find(({ id }) => id === variant_id)
  const isSame = variant && JSON.stringify(variant.values) === JSON.stringify(goods.choice)
  return isSame ? variant.price : undefined
}

/**
 * Why an offer doesn't hold any more; undefined if it does. Units that somebody is paying for may come
 * back, so only sold ones end it. What was agreed stands although the product takes no more offers.
 * @param now epoch milliseconds
 */
export const voidReason = (
  offer: Judged,
  { product, stock, is_blocked }: Listing,
  now: number,
): OfferVoid | undefined => {
  if (is_blocked) return 'blocked'
  if (!isOnSale(product)) return 'gone'
  const price = listedPrice(offer, product)
  if (price === undefined) return 'variant'
  if (price < lastRoundOf(offer).price_minor) return 'price'
  const counts = stock?.variants[offer.variant_id]
  if (counts && counts.available + counts.reserved < offer.units) return 'sold'
  if (restingOf(product.store_rest, now)) return 'resting'
  return product.takes_offers || offer.state === 'accepted' ? undefined : 'off'
}
