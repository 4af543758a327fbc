import { checkoutEndpoints } from '@contract/api/orders/checkouts'
import { call } from '@/lib/api/api-client'
import { putIntoCart } from '@/lib/live/cart'
import { getSession } from '@/lib/session/session-store'

/** Cancels what is unpaid of a checkout and puts its goods back into the cart. */
export const putBack = async (reference: string): Promise<void> => {
  const { transactions } = await call(checkoutEndpoints.cancel, { params: { reference } })
  const { user } = getSession()
  if (!user) return
  const unpaid = transactions.filter(({ payment }) => payment.paid_at === null)
  for (const item of unpaid.flatMap(({ items }) => items)) {
    await putIntoCart(user.uid, { ...item, price_minor: item.unit_price })
  }
}
