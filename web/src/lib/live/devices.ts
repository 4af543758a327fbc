import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { loadSdk } from './load-sdk'

const pathOf = (uid: string, hash: string) =>
  [COLLECTIONS.users, uid, SUBCOLLECTIONS.devices, hash] as const

export const removeDevice = async (uid: string, hash: string): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await deleteDoc(doc(firestore, ...pathOf(uid, hash)))
}
