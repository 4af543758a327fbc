import type { Place } from '@contract/entities/delivery'
import {
  PLACE_PREFERENCE,
  placePreferenceSchema,
} from '@contract/entities/preferences/place-preference'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { areaCodeOf } from '@contract/reference/area-codes'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { clearLocalSeen, readLocalSeen } from '../favourite-seen'
import { clearLocalList, type LocalList, readLocalList } from '../local-lists'
import { placeOfCode } from '../place/place'
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

/** Skips a product that was removed in the meantime, so that the others are still merged. */
const ignoreDenied = (error: unknown) => {
  if (!isDenied(error)) throw error
}

/** Copies the visitor's local lists into the account, then clears them on this device. */
export const mergeLocalLists = async (uid: string): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  // Each list has the name of its collection.
  const merge = async (list: LocalList, fieldsOf: (id: string) => object) => {
    // Writes the most recent item last, so that its timestamp is the newest.
    for (const id of readLocalList(list).toReversed()) {
      const stored = doc(firestore, COLLECTIONS.users, uid, list, id)
      await setDoc(stored, fieldsOf(id)).catch(ignoreDenied)
    }
    clearLocalList(list)
  }
  await merge('viewed_products', () => ({ viewed_at: serverTimestamp() }))
  await merge('favourites', (id) => ({ added_at: serverTimestamp(), ...readLocalSeen(id) }))
  clearLocalSeen()
  const { mergeCart } = await loadInBackground(() => import('./merge-cart'))
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
