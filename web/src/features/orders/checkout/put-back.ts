import { checkoutEndpoints } from '@contract/api/orders/checkouts'
import { goodsIdOf } from '@contract/catalog/variants'
import { dealOf } from '@contract/orders/deal-of'
import { call } from '@/lib/api/api-client'
import { putIntoCart } from '@/lib/live/cart'
import { getSession } from '@/lib/session/session-store'
import type { KnownLine } from './lines'

/**
 * Cancels what is unpaid of a checkout and puts its goods back into the cart, except for those that are
 * being bought again. A deal is in no cart: its link leads to it. Resolves to whether some of it had been paid.
 */
export const putBack = async (
  reference: string,
  wanted: readonly KnownLine[] = [],
): Promise<boolean> => {
  const { transactions } = await call(checkoutEndpoints.cancel, { params: { reference } })
  const unpaid = transactions.filter(({ payment }) => payment.paid_at === null)
  const goods = unpaid
    .filter((transaction) => !dealOf(transaction))
    .flatMap(({ items }) => items)
    .filter((item) => !wanted.some((line) => goodsIdOf(line) === goodsIdOf(item)))
  const { user } = getSession()
  for (const item of user ? goods : []) {
    await putIntoCart(user?.uid ?? '', { ...item, price_minor: item.unit_price })
  }
  return unpaid.length < transactions.length
}
