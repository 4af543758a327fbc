import { AppError } from '../../../contract/api/errors'
import type { Product } from '../../../contract/entities/catalog/product'
import type { StoredOffer } from '../../../contract/entities/orders/offer'
import { lastRoundOf } from '../../../contract/orders/offers'
import { millisOf } from '../../../contract/time'
import { listedPrice } from './void-reason'

type Wanted = { product_id: string; variant_id?: string | undefined; quantity: number }

/** An accepted offer is bought once, as it was agreed, and never for more than the listing. */
const isPayable = (offer: StoredOffer, product: Product, wanted: Wanted, now: number): boolean => {
  const { variant_id = product.id, quantity } = wanted
  const listed_minor = listedPrice(offer, product)
  return (
    offer.state === 'accepted' &&
    offer.order_id === null &&
    now < millisOf(offer.expires_at) &&
    offer.product_id === product.id &&
    offer.variant_id === variant_id &&
    offer.units === quantity &&
    listed_minor !== undefined &&
    listed_minor >= lastRoundOf(offer).price_minor
  )
}

/**
 * A product with the price that was agreed on for one of its variants: from there on it is bought like
 * any other, of the same stock.
 * @throws AppError `offer/not-payable` with its state
 */
export const agreedGoods = (
  product: Product,
  offer: StoredOffer,
  wanted: Wanted,
  now: number,
): Product => {
  if (!isPayable(offer, product, wanted, now)) {
    throw new AppError('offer/not-payable', { state: offer.state, offer_id: offer.id })
  }
  const price = lastRoundOf(offer).price_minor
  if (!product.variants) return { ...product, price }
  return {
    ...product,
    variants: product.variants.map((variant) =>
      variant.id === offer.variant_id ? { ...variant, price } : variant,
    ),
  }
}
