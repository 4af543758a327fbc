import {
  DEFAULT_MUTED,
  type Muted,
  NOTIFICATION_PREFERENCES,
  notificationPreferencesSchema,
} from '@contract/notification-preferences'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { useSession } from '../session'
import { loadSdk } from './load-sdk'
import type { Live } from './use-live'
import { useLiveDocument } from './use-live-document'

const pathOf = (uid: string) =>
  [COLLECTIONS.users, uid, SUBCOLLECTIONS.preferences, NOTIFICATION_PREFERENCES] as const

/** What the user isn't told of; what everyone begins with where nothing was chosen. */
export const useLiveMuted = (): Live<Muted> => {
  const uid = useSession().user?.uid
  const kept = useLiveDocument(notificationPreferencesSchema, uid ? pathOf(uid) : null)
  return kept.status === 'content'
    ? { status: 'content', data: kept.data?.muted ?? DEFAULT_MUTED }
    : kept
}

export const saveMuted = async (uid: string, muted: Muted): Promise<void> => {
  const { doc, firestore, serverTimestamp, setDoc } = await loadSdk()
  await setDoc(doc(firestore, ...pathOf(uid)), { muted, updated_at: serverTimestamp() })
}
