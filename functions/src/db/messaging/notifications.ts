import type { Notification, NotificationKind } from '../../contract/entities/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/people'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'

const notifications = (uid: string) =>
  collectionOf<Notification>(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`)

/** Creates: a notification that is there already makes the whole commit fail. */
export const addNotification = (batch: Batch, uid: string, notification: Notification): void => {
  batch.create(notifications(uid).doc(notification.id), notification)
}

/** Puts a notification that is there already on top again, as it is now. */
export const raiseNotification = (
  batch: Batch,
  uid: string,
  { updated }: Versioned<Notification>,
  notification: Notification,
): void => {
  const ref = notifications(uid).doc(notification.id)
  batch.update(ref, fieldsOf<Notification>(notification), { lastUpdateTime: updated })
}

export const readNotification = (
  uid: string,
  id: string,
): Promise<Versioned<Notification> | undefined> => readDocument(notifications(uid).doc(id))

type ListFilter = { kind?: NotificationKind | undefined; limit: number }

/** The user's notifications of one kind or of all, newest first. */
export const readNotifications = (
  uid: string,
  { kind, limit }: ListFilter,
): Promise<Notification[]> => readList(bind(queries.notifications, { uid, kind }, limit))
