import type { Notification, NotificationKind } from '../../contract/entities/messaging/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/people/people'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'

const notifications = (uid: string) =>
  collectionOf<Notification>(`${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`)

/** Creates the notification: if it exists already, the whole commit fails. */
export const addNotification = (batch: Batch, uid: string, notification: Notification): void => {
  batch.create(notifications(uid).doc(notification.id), notification)
}

/**
 * Replaces an existing notification and moves it to the top, only if it is unchanged since it was
 * read.
 */
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

/** The user's notifications of one kind or all kinds, newest first. */
export const readNotifications = (
  uid: string,
  { kind, limit }: ListFilter,
): Promise<Notification[]> => readList(bind(queries.notifications, { uid, kind }, limit))
