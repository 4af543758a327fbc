import { COLLECTIONS } from '@contract/paths'
import { doc, serverTimestamp, setDoc } from 'firebase/firestore'
import { clearLocalSeen, readLocalSeen } from '../favourite-seen'
import { clearLocalList, type LocalList, readLocalList } from '../local-lists'
import { firestore } from './firestore'

/** The lists have the names of the collections they go to; this is what each says of a product. */
const FIELDS: Record<LocalList, (id: string) => object> = {
  viewed_products: () => ({ viewed_at: serverTimestamp() }),
  favourites: (id) => ({ added_at: serverTimestamp(), ...readLocalSeen(id) }),
}

const merge = async (list: LocalList, uid: string) => {
  // The last seen is written last, so that its time is the newest.
  for (const id of readLocalList(list).toReversed()) {
    await setDoc(doc(firestore, COLLECTIONS.users, uid, list, id), FIELDS[list](id))
  }
  clearLocalList(list)
}

/** Copies what a visitor kept here into the account, then empties it here. */
export const mergeLocalLists = async (uid: string): Promise<void> => {
  await merge('viewed_products', uid)
  await merge('favourites', uid)
  clearLocalSeen()
}
