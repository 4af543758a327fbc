import type { Notification } from '../contract/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '../contract/paths'
import { type Batch, collectionOf } from './firestore'

/** Creates: a notification that is there already makes the whole commit fail. */
export const addNotification = (batch: Batch, uid: string, notification: Notification): void => {
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  batch.create(collectionOf<Notification>(path).doc(notification.id), notification)
}
