import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { clearLocalSeen, readLocalSeen } from '../favourite-seen'
import { clearLocalList, type LocalList, readLocalList } from '../local-lists'
import { isDenied } from './counted'
import { loadSdk } from './load-sdk'

/*
 * What the session writes when somebody comes or leaves. It knows nothing of the API, which itself
 * asks the session for its token.
 */

export const removeDevice = async (uid: string, hash: string): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await deleteDoc(doc(firestore, COLLECTIONS.users, uid, SUBCOLLECTIONS.devices, hash))
}

/** A product that was removed since can't be kept; the others can. */
const ignoreDenied = (error: unknown) => {
  if (!isDenied(error)) throw error
}

/** Copies what a visitor kept here into the account, then empties it here. */
export const mergeLocalLists = async (uid: string): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  // The lists have the names of the collections they go to.
  const merge = async (list: LocalList, fieldsOf: (id: string) => object) => {
    // The last seen is written last, so that its time is the newest.
    for (const id of readLocalList(list).toReversed()) {
      const kept = doc(firestore, COLLECTIONS.users, uid, list, id)
      await setDoc(kept, fieldsOf(id)).catch(ignoreDenied)
    }
    clearLocalList(list)
  }
  await merge('viewed_products', () => ({ viewed_at: serverTimestamp() }))
  await merge('favourites', (id) => ({ added_at: serverTimestamp(), ...readLocalSeen(id) }))
  clearLocalSeen()
}
