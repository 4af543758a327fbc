import { userEndpoints } from '@contract/endpoints/users'
import {
  type Notification,
  type NotificationKind,
  notificationSchema,
} from '@contract/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { notifications } from '@contract/queries/people'
import { bind } from '@contract/queries/query'
import { call } from '../api-client'
import { useSession } from '../session'
import { loadSdk } from './load-sdk'
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
    ({ queryOf }) => {
      const parameters = { uid: uid ?? '', kind: kind === 'all' ? undefined : kind }
      return queryOf(bind(notifications, parameters, most))
    },
    async (signal) => {
      const query = { limit: most, ...(kind === 'all' ? {} : { kind }) }
      return (await call(userEndpoints.notifications, { query, signal })).items
    },
  )
}

export const markNotificationRead = async (uid: string, id: string): Promise<void> => {
  const { doc, firestore, updateDoc } = await loadSdk()
  await updateDoc(doc(firestore, pathOf(uid), id), { read: true })
}
