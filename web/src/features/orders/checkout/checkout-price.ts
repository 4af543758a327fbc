import { escrowFeeOf } from '@contract/escrow/fee'
import { type ApiError, isApiError, isRefusal } from '@/lib/api/api-error'

/** The price that the buyer agrees to, in minor units; `price` is for one item. */
export type CheckoutPrice = {
  price: number
  delivery_fee: number
  escrow_fee: number
  total_minor: number
}

export const checkoutPrice = (price: number, quantity: number, delivery_fee = 0): CheckoutPrice => {
  const base_minor = price * quantity + delivery_fee
  const escrow_fee = escrowFeeOf(base_minor)
  return { price, delivery_fee, escrow_fee, total_minor: base_minor + escrow_fee }
}

const amountIn = ({ details }: ApiError, name: keyof CheckoutPrice): number => {
  const amount = details[name]
  return typeof amount === 'number' ? amount : Number.NaN
}

/** Returns the new price from a `product/price-changed` error; undefined for other errors. */
export const changedPrice = (error: unknown): CheckoutPrice | undefined => {
  if (!isApiError(error) || !isRefusal(error, 'product/price-changed')) return undefined
  const price = {
    price: amountIn(error, 'price'),
    delivery_fee: amountIn(error, 'delivery_fee'),
    escrow_fee: amountIn(error, 'escrow_fee'),
    total_minor: amountIn(error, 'total_minor'),
  }
  return Object.values(price).every(Number.isSafeInteger) ? price : undefined
}
