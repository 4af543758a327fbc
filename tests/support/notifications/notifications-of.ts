import type {
  Notification,
  NotificationType,
} from '../../../functions/src/contract/entities/messaging/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../../functions/src/contract/paths'
import { collectionOf } from '../../../functions/src/db/firestore'
import type { Person } from '../people'

/** What a person was notified of, of one type. */
export const notificationsOf = async (
  { uid }: Person,
  type: NotificationType,
): Promise<Notification[]> => {
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  const found = await collectionOf<Notification>(path).where('type', '==', type).get()
  return found.docs.map((one) => one.data())
}
