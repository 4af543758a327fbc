import type { Product } from '@contract/entities/product'
import { escrowFeeOf } from '@contract/escrow/fee'
import { type ApiError, isApiError, isRefusal } from '@/lib/api/api-error'

/** What the buyer is asked to agree to, in minor units; `price` is of one item. */
export type CheckoutPrice = { price: number; escrow_fee: number; total_minor: number }

export const checkoutPrice = (
  { price }: Pick<Product, 'price'>,
  quantity: number,
): CheckoutPrice => {
  const escrow_fee = escrowFeeOf(price * quantity)
  return { price, escrow_fee, total_minor: price * quantity + escrow_fee }
}

const amountIn = ({ details }: ApiError, name: keyof CheckoutPrice): number => {
  const amount = details[name]
  return typeof amount === 'number' ? amount : Number.NaN
}

/** The price that the server would take now, where it refused the one that was shown. */
export const changedPrice = (error: unknown): CheckoutPrice | undefined => {
  if (!isApiError(error) || !isRefusal(error, 'product/price-changed')) return undefined
  const price = {
    price: amountIn(error, 'price'),
    escrow_fee: amountIn(error, 'escrow_fee'),
    total_minor: amountIn(error, 'total_minor'),
  }
  return Object.values(price).every(Number.isSafeInteger) ? price : undefined
}
