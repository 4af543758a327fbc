import { AppError } from '../../../contract/api/errors'
import type { DeliveryProfile } from '../../../contract/entities/delivery/delivery'
import type { ReturnPolicy } from '../../../contract/entities/orders/return-policy'
import type { Offer } from '../../catalog/product/offer'
import { openCheckout } from '../checkout/open-checkout'
import type { Decision, Purchase } from './decision'
import type { StoreSnapshot } from './open-order'

/** The error that carries the current total, so that the buyer can confirm it. */
export const priceChanged = (now: {
  price: number
  delivery_fee?: number | undefined
  escrow_fee: number
  amount_paid: number
}): AppError =>
  new AppError('product/price-changed', {
    price: now.price,
    delivery_fee: now.delivery_fee ?? 0,
    escrow_fee: now.escrow_fee,
    total_minor: now.amount_paid,
  })

/**
 * Opens a purchase of one product: a checkout with one line. A total below the one that the buyer
 * saw is accepted; a higher one must be confirmed.
 * @param now epoch milliseconds
 */
export const openPurchase = (
  offer: Offer,
  store: StoreSnapshot,
  purchase: Purchase,
  now: number,
  profile?: DeliveryProfile,
  return_policy?: ReturnPolicy,
): Decision => {
  const { id, quantity, delivery_method, carrier_offer } = purchase
  const lines = [{ offer, quantity }]
  const order = { id, store, return_policy, profile, lines, delivery_method, carrier_offer }
  const [decision] = openCheckout([order], purchase, now)
  if (!decision) throw new Error('one line has no order')
  const { transaction } = decision
  if (transaction.amount_paid > purchase.expected_total_minor) {
    throw priceChanged({ ...transaction, price: offer.variant.price })
  }
  return decision
}
