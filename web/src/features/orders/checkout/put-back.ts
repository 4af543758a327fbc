import { checkoutEndpoints } from '@contract/api/orders/checkouts'
import { call } from '@/lib/api/api-client'
import { putIntoCart } from '@/lib/live/cart'
import { getSession } from '@/lib/session/session-store'
import type { KnownLine } from './lines'

/**
 * Cancels what is unpaid of a checkout and puts its goods back into the cart, except for those that are
 * being bought again. Resolves to whether some of it had been paid.
 */
export const putBack = async (
  reference: string,
  wanted: readonly KnownLine[] = [],
): Promise<boolean> => {
  const { transactions } = await call(checkoutEndpoints.cancel, { params: { reference } })
  const unpaid = transactions.filter(({ payment }) => payment.paid_at === null)
  const goods = unpaid
    .flatMap(({ items }) => items)
    .filter(({ product_id }) => !wanted.some((line) => line.product_id === product_id))
  const { user } = getSession()
  for (const item of user ? goods : []) {
    await putIntoCart(user?.uid ?? '', { ...item, price_minor: item.unit_price })
  }
  return unpaid.length < transactions.length
}
