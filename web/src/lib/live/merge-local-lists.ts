import { COLLECTIONS } from '@contract/paths'
import { doc, serverTimestamp, setDoc } from 'firebase/firestore'
import { clearLocalSeen, readLocalSeen } from '../favourite-seen'
import { clearLocalList, type LocalList, readLocalList } from '../local-lists'
import { isDenied } from './counted'
import { firestore } from './firestore'

/** The lists have the names of the collections they go to; this is what each says of a product. */
const FIELDS: Record<LocalList, (id: string) => object> = {
  viewed_products: () => ({ viewed_at: serverTimestamp() }),
  favourites: (id) => ({ added_at: serverTimestamp(), ...readLocalSeen(id) }),
}

/** A product that was removed since can't be kept; the others can. */
const ignoreDenied = (error: unknown) => {
  if (!isDenied(error)) throw error
}

const merge = async (list: LocalList, uid: string) => {
  // The last seen is written last, so that its time is the newest.
  for (const id of readLocalList(list).toReversed()) {
    const kept = doc(firestore, COLLECTIONS.users, uid, list, id)
    await setDoc(kept, FIELDS[list](id)).catch(ignoreDenied)
  }
  clearLocalList(list)
}

/** Copies what a visitor kept here into the account, then empties it here. */
export const mergeLocalLists = async (uid: string): Promise<void> => {
  await merge('viewed_products', uid)
  await merge('favourites', uid)
  clearLocalSeen()
}
