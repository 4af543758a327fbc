import { COLLECTIONS } from '@contract/paths'
import { doc, serverTimestamp, setDoc } from 'firebase/firestore'
import { clearLocalList, type LocalList, readLocalList } from '../local-lists'
import { firestore } from './firestore'

/** The lists have the names of the collections they go to; this is the one field of each. */
const FIELDS: Record<LocalList, string> = { viewed_products: 'viewed_at', favourites: 'added_at' }

const merge = async (list: LocalList, uid: string) => {
  // The last seen is written last, so that its time is the newest.
  for (const id of readLocalList(list).toReversed()) {
    const copy = doc(firestore, COLLECTIONS.users, uid, list, id)
    await setDoc(copy, { [FIELDS[list]]: serverTimestamp() })
  }
  clearLocalList(list)
}

/** Copies what a visitor kept here into the account, then empties it here. */
export const mergeLocalLists = async (uid: string): Promise<void> => {
  await merge('viewed_products', uid)
  await merge('favourites', uid)
}
