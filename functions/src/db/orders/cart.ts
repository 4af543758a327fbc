import { type CartItem, cartItemId } from '../../contract/entities/orders/cart-item'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import { millisOf, type Timestamp } from '../../contract/time'
import { collectionOf, readDocument } from '../firestore'

type Bought = Pick<CartItem, 'product_id' | 'variant_id' | 'quantity'>

const cartOf = (uid: string) =>
  collectionOf<CartItem>(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.cartItems}`)

/** Removes the lines that were in the cart at `before` with no more units than were bought. */
export const removeFromCart = async (
  uid: string,
  bought: readonly Bought[],
  before: Timestamp,
): Promise<void> => {
  const removals = bought.map(async (line) => {
    const ref = cartOf(uid).doc(cartItemId(line))
    const stored = await readDocument(ref)
    if (!stored) return
    const { quantity, added_at } = stored.data
    if (quantity > line.quantity || millisOf(added_at) > millisOf(before)) return
    await ref.delete({ lastUpdateTime: stored.updated }).catch(() => undefined)
  })
  await Promise.all(removals)
}
