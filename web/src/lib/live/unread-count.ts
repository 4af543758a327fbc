import { notificationSchema } from '@contract/notification'
import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { useSession } from '../session'
import { isRead } from './read-mark'
import { useLiveList } from './use-live-document'
import { useLiveUserRecord } from './user-record'

/** One more than the bell tells apart: it says 20+ and reads no further. */
const MOST_COUNTED = 21

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
    ({ collection, firestore, limit, orderBy, query, Timestamp, where }) =>
      query(
        collection(firestore, path),
        where('read', '==', false),
        ...(since
          ? [where('created_at', '>', new Timestamp(since.seconds, since.nanoseconds))]
          : []),
        orderBy('created_at', 'desc'),
        limit(MOST_COUNTED),
      ),
  )
  return unread.data?.filter((notification) => !isRead(notification, since)).length ?? 0
}
