import {
  NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
} from '../../contract/entities/people/notification-preferences'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import type { Timestamp } from '../../contract/time'
import { collectionOf, fieldsOf, firestore, readDocument } from '../firestore'

const pathOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.preferences}`

/** The preferences of each user, in the same order; undefined if the user has the defaults. */
export const readPreferences = async (
  uids: readonly string[],
): Promise<(NotificationPreferences | undefined)[]> => {
  if (uids.length === 0) return []
  const refs = uids.map((uid) =>
    collectionOf<NotificationPreferences>(pathOf(uid)).doc(NOTIFICATION_PREFERENCES),
  )
  const found = await firestore().getAll(...refs)
  return found.map((document) => document.data() as NotificationPreferences | undefined)
}

/** Does nothing for a user with the defaults: announcement emails are then off already. */
export const muteAnnouncementEmails = async (uid: string, at: Timestamp): Promise<void> => {
  const ref = collectionOf<NotificationPreferences>(pathOf(uid)).doc(NOTIFICATION_PREFERENCES)
  const stored = await readDocument(ref)
  if (!stored) return
  const email = [...new Set([...stored.data.muted.email, 'announcement' as const])]
  const change = { muted: { ...stored.data.muted, email }, updated_at: at }
  await ref.update(fieldsOf<NotificationPreferences>(change))
}
