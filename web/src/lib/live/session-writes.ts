import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { clearLocalSeen, readLocalSeen } from '../favourite-seen'
import { clearLocalList, type LocalList, readLocalList } from '../local-lists'
import { isDenied } from './counted'
import { loadSdk } from './load-sdk'

/*
 * Firestore writes at login and logout. This file must not import the API client, which gets its
 * token from the session.
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
}
