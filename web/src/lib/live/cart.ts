import {
  type CartItem,
  type CartLine,
  cartItemId,
  cartItemSchema,
  MAX_CART_ITEMS,
} from '@contract/entities/orders/cart-item'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { cartItems } from '@contract/queries/people/people'
import { bind } from '@contract/queries/query'
import { knownAccountCount, noteAccountCount } from '../../shared/cart/account-count'
import { loadSdk } from './load-sdk'
import { type Live, useLiveList } from './use-live'

const cartOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.cartItems}`

/** The user's cart, the last added first. */
export const useLiveCart = (): Live<CartItem[]> =>
  useLiveList(cartItemSchema, (uid) => bind(cartItems, { uid }, MAX_CART_ITEMS))

/** Puts a line into the account's cart, or changes its quantity there. */
export const putIntoCart = async (uid: string, line: CartLine): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  const { product_id, variant_id, quantity, price_minor, offer_id } = line
  await setDoc(doc(firestore, cartOf(uid), cartItemId(line)), {
    product_id,
    variant_id,
    quantity,
    price_minor,
    ...(offer_id && { offer_id }),
    added_at: serverTimestamp(),
  })
}

/** Changes how many are wanted; another number than was agreed on is no longer of an offer. */
export const changeCartQuantity = async (
  uid: string,
  id: string,
  quantity: number,
): Promise<void> => {
  const { deleteField, doc, firestore, updateDoc } = await loadSdk()
  await updateDoc(doc(firestore, cartOf(uid), id), { quantity, offer_id: deleteField() })
}

export const removeFromCart = async (uid: string, ids: readonly string[]): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await Promise.all(ids.map((id) => deleteDoc(doc(firestore, cartOf(uid), id))))
}

/**
 * Adds units to what the account's cart has of it, at most `most` of them in all; what was agreed on takes the place of
 * others. Returns false if what it has was agreed on, whose units are fixed.
 */
export const addToCart = async (uid: string, line: CartLine, most: number): Promise<boolean> => {
  const { doc, firestore, getDoc } = await loadSdk()
  const stored = await getDoc(doc(firestore, cartOf(uid), cartItemId(line)))
  const known = cartItemSchema.safeParse(stored.data())
  if (known.success && known.data.offer_id && !line.offer_id) return false
  const before = known.success && !line.offer_id ? known.data.quantity : 0
  if (!known.success) noteAccountCount(uid, knownAccountCount(uid) + 1)
  await putIntoCart(uid, { ...line, quantity: Math.min(before + line.quantity, most) })
  return true
}
