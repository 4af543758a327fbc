import { clearLocalList, type LocalList, readLocalList } from '../local-lists'
import { addFavourite } from './favourites'
import { recordViewedProduct } from './viewed-products'

type Write = (uid: string, product_id: string) => Promise<void>

const merge = async (list: LocalList, uid: string, write: Write) => {
  const ids = readLocalList(list)
  if (ids.length === 0) return
  // The last seen is written last, so that its time is the newest.
  for (const id of ids.toReversed()) await write(uid, id)
  clearLocalList(list)
}

/** Copies what a visitor kept here into the account, then empties it here. */
export const mergeLocalLists = async (uid: string): Promise<void> => {
  await merge('viewed_products', uid, recordViewedProduct)
  await merge('favourites', uid, addFavourite)
}
