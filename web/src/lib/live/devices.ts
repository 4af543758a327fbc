import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { loadSdk } from './load-sdk'

const pathOf = (uid: string, hash: string) =>
  [COLLECTIONS.users, uid, SUBCOLLECTIONS.devices, hash] as const

/** Has the server push to this token; `hash` is its SHA-256 in hexadecimal. */
export const saveDevice = async (uid: string, hash: string, token: string): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  await setDoc(doc(firestore, ...pathOf(uid, hash)), { token, created_at: serverTimestamp() })
}

export const removeDevice = async (uid: string, hash: string): Promise<void> => {
  const { deleteDoc, doc, firestore } = await loadSdk()
  await deleteDoc(doc(firestore, ...pathOf(uid, hash)))
}
