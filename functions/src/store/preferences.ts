import {
  NOTIFICATION_PREFERENCES,
  type NotificationPreferences,
} from '../contract/notification-preferences'
import { COLLECTIONS, SUBCOLLECTIONS } from '../contract/paths'
import { collectionOf, firestore } from './firestore'

const pathOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.preferences}`

/** What each of them chose, in their order; undefined of those who changed nothing. */
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
