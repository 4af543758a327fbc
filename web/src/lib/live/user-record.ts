import { COLLECTIONS } from '@contract/paths'
import { type User, userSchema } from '@contract/user'
import { useSession } from '../session'
import { loadSdk } from './load-sdk'
import type { Live } from './use-live'
import { useLiveDocument } from './use-live-document'

/** The user's own record; null data where sign-up has not written it yet. */
export const useLiveUserRecord = (): Live<User | null> => {
  const uid = useSession().user?.uid
  return useLiveDocument(userSchema, uid ? [COLLECTIONS.users, uid] : null)
}

type NewUser = { uid: string; name: string; email: string }

/** Writes the record that sign-up makes, unless it is there. */
export const writeUserRecord = async ({ uid, name, email }: NewUser): Promise<void> => {
  const { doc, firestore, getDoc, serverTimestamp, setDoc } = await loadSdk()
  const record = doc(firestore, COLLECTIONS.users, uid)
  if ((await getDoc(record)).exists()) return
  await setDoc(record, {
    user_id: uid,
    name,
    email,
    photo_url: '',
    accepted_conditions: true,
    roles: ['user'],
    created_at: serverTimestamp(),
    updated_at: serverTimestamp(),
  })
}
