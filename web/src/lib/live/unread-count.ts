import { notificationSchema } from '@contract/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { unreadNotifications } from '@contract/queries/people'
import { bind } from '@contract/queries/query'
import { useSession } from '../session'
import { isRead } from './read-mark'
import { useLiveList } from './use-live-document'
import { useLiveUserRecord } from './user-record'

/** How many notifications the user hasn't read, at most 21; zero until it is known. */
export const useUnreadCount = (): number => {
  const uid = useSession().user?.uid
  const record = useLiveUserRecord()
  const since = record.data?.notifications_read_at
  const path = `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.notifications}`
  const isReady = uid !== undefined && record.status !== 'loading'
  const unread = useLiveList(
    notificationSchema,
    isReady ? `${path}?unread&${since?.seconds}` : null,
    ({ queryOf }) => queryOf(bind(unreadNotifications, { uid: uid ?? '', since })),
  )
  return unread.data?.filter((notification) => !isRead(notification, since)).length ?? 0
}
