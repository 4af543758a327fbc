import { userEndpoints } from '@contract/api/people/users'
import type { NotificationKind } from '@contract/entities/messaging/notification'
import { useState } from 'react'
import { send } from '@/lib/api/api-client'
import {
  isRead,
  markNotificationRead,
  useLiveNotifications,
  useLiveUserRecord,
  useUnreadCount,
} from '@/lib/live/account'
import { useSession } from '@/lib/session/session'
import { logWhileSignedIn } from '@/lib/session/session-store'

const PAGE = 20

/** The live notifications of one kind, with the actions to mark them as read and load more. */
export const useNotifications = (kind: NotificationKind | 'all') => {
  const uid = useSession().user?.uid
  const [pages, setPages] = useState(1)
  const [isMarking, setIsMarking] = useState(false)
  const list = useLiveNotifications(kind, pages * PAGE)
  const read_up_to = useLiveUserRecord().data?.notifications_read_at
  const unread = useUnreadCount()

  const markAll = async () => {
    setIsMarking(true)
    try {
      await send(userEndpoints.markNotificationsRead)
    } catch {
      // The user was notified.
    } finally {
      setIsMarking(false)
    }
  }
  return {
    list,
    unread,
    isMarking,
    markAll,
    isRead: (notification: Parameters<typeof isRead>[0]) => isRead(notification, read_up_to),
    // Firestore shows the local write immediately and reverts it if the server rejects it.
    markOne: (id: string) => {
      if (uid) markNotificationRead(uid, id).catch(logWhileSignedIn(uid))
    },
    hasMore: (list.data?.length ?? 0) >= pages * PAGE,
    showMore: () => setPages(pages + 1),
  }
}
