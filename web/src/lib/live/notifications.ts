import {
  type Notification,
  type NotificationKind,
  notificationSchema,
} from '@contract/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { collection, doc, limit, orderBy, query, updateDoc, where } from 'firebase/firestore'
import { useSession } from '../session'
import { firestore } from './firestore'
import type { Live } from './use-live'
import { useLiveList } from './use-live-document'

const pathOf = (uid: string) => `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`

/** The user's notifications of one kind or of all, the newest first. */
export const useLiveNotifications = (
  kind: NotificationKind | 'all' = 'all',
  most = 20,
): Live<Notification[]> => {
  const uid = useSession().user?.uid
  return useLiveList(
    notificationSchema,
    uid ? `${pathOf(uid)}?${kind}&${most}` : null,
    (firestore) =>
      query(
        collection(firestore, pathOf(uid ?? '')),
        ...(kind === 'all' ? [] : [where('kind', '==', kind)]),
        orderBy('created_at', 'desc'),
        limit(most),
      ),
  )
}

export const markNotificationRead = (uid: string, id: string): Promise<void> =>
  updateDoc(doc(firestore, pathOf(uid), id), { read: true })
