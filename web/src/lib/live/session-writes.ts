import { productSchema } from '@contract/entities/catalog/product'
import type { Place } from '@contract/entities/delivery/delivery'
import { cartItemId, cartItemSchema } from '@contract/entities/orders/cart-item'
import { PLACE_PREFERENCE, placePreferenceSchema } from '@contract/entities/people/place-preference'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { areaCodeOf } from '@contract/reference/area-codes'
import { knownAccountCount, noteAccountCount } from '../../shared/cart/account-count'
import { clearDeviceCart, readDeviceCart } from '../../shared/cart/device-cart'
import { type MergeNote, writeMergeNotes } from '../../shared/cart/merge-notes'
import { mergedLine } from '../../shared/cart/merged-line'
import { clearLocalSeen, readLocalSeen } from '../../shared/favourites/favourite-seen'
import { placeOfCode } from '../../shared/place/place'
import { clearLocalList, type LocalList, readLocalList } from '../local-lists'
import { isStillSignedIn } from '../session/session-store'
import { isDenied } from './counted'
import { loadSdk } from './load-sdk'

/*
 * Firestore writes at login and logout, and the place, which is kept on the device and with the
 * account. This file must not import the API client, which gets its token from the session.
 */

export const removeDevice = async (uid: string, hash: string): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await deleteDoc(doc(firestore, COLLECTIONS.users, uid, SUBCOLLECTIONS.devices, hash))
}

/** Moves a visitor's cart into the account's, with what is to be said of it, and empties it. */
const mergeCart = async (uid: string): Promise<void> => {
  const { doc, firestore, getDoc, serverTimestamp, setDoc } = await loadSdk()
  const notes: MergeNote[] = []
  const before = knownAccountCount(uid)
  let added = 0
  // The last added is written last, so that its timestamp is the newest.
  for (const line of [...readDeviceCart()].reverse()) {
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

/** Copies the visitor's local lists into the account, then clears them on this device. */
export const mergeLocalLists = async (uid: string): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  // A product that was removed in the meantime is skipped; after a logout the lists stay.
  const skipRemoved = (error: unknown) => {
    if (!isDenied(error) || !isStillSignedIn(uid)) throw error
  }
  // Each list has the name of its collection.
  const merge = async (list: LocalList, fieldsOf: (id: string) => object) => {
    // Writes the most recent item last, so that its timestamp is the newest.
    for (const id of [...readLocalList(list)].reverse()) {
      const stored = doc(firestore, COLLECTIONS.users, uid, list, id)
      await setDoc(stored, fieldsOf(id)).catch(skipRemoved)
    }
    clearLocalList(list)
  }
  await merge('viewed_products', () => ({ viewed_at: serverTimestamp() }))
  await merge('favourites', (id) => ({ added_at: serverTimestamp(), ...readLocalSeen(id) }))
  clearLocalSeen()
  await mergeCart(uid)
}

const openPlace = async (uid: string) => {
  const sdk = await loadSdk()
  const { doc, firestore } = sdk
  const { users } = COLLECTIONS
  const { preferences } = SUBCOLLECTIONS
  return { sdk, reference: doc(firestore, users, uid, preferences, PLACE_PREFERENCE) }
}

export const readAccountPlace = async (uid: string): Promise<Place | undefined> => {
  const { sdk, reference } = await openPlace(uid)
  const stored = placePreferenceSchema.safeParse((await sdk.getDoc(reference)).data())
  return stored.success ? placeOfCode(stored.data.area) : undefined
}

/** @param place undefined forgets it */
export const saveAccountPlace = async (uid: string, place: Place | undefined): Promise<void> => {
  const { sdk, reference } = await openPlace(uid)
  if (!place) return sdk.deleteDoc(reference)
  const area = areaCodeOf(place.state, place.city)
  await sdk.setDoc(reference, { area, updated_at: sdk.serverTimestamp() })
}
