import { productSchema } from '@contract/entities/catalog/product'
import { cartItemId, cartItemSchema } from '@contract/entities/orders/cart-item'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { knownAccountCount, noteAccountCount } from '../cart/account-count'
import { clearDeviceCart, readDeviceCart } from '../cart/device-cart'
import { type MergeNote, writeMergeNotes } from '../cart/merge-notes'
import { mergedLine } from '../cart/merged-line'
import { loadSdk } from './load-sdk'

/** Moves a visitor's cart into the account's, with what is to be said of it, and empties it. */
export const mergeCart = async (uid: string): Promise<void> => {
  const { doc, firestore, getDoc, serverTimestamp, setDoc } = await loadSdk()
  const notes: MergeNote[] = []
  const before = knownAccountCount(uid)
  let added = 0
  // The last added is written last, so that its timestamp is the newest.
  for (const line of readDeviceCart().toReversed()) {
    const place = doc(firestore, COLLECTIONS.users, uid, SUBCOLLECTIONS.cartItems, cartItemId(line))
    const [stored, found] = await Promise.all([
      getDoc(place),
      // Hidden products are denied, as if they weren't there.
      getDoc(doc(firestore, COLLECTIONS.products, line.product_id)).catch(() => undefined),
    ])
    const known = cartItemSchema.safeParse(stored.data())
    const product = productSchema.safeParse(found?.data())
    const merged = mergedLine(
      line,
      known.success ? known.data : undefined,
      product.success ? product.data : undefined,
      uid,
    )
    if (merged.note) notes.push(merged.note)
    if (!merged.line) continue
    if (!known.success) added += 1
    await setDoc(place, { ...merged.line, added_at: serverTimestamp() })
  }
  // A cart on the screen has noted them already.
  if (knownAccountCount(uid) === before) noteAccountCount(uid, before + added)
  writeMergeNotes(notes)
  clearDeviceCart()
}
