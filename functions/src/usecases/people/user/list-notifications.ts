import type { QueryOf } from '../../../contract/api/endpoint'
import type { userEndpoints } from '../../../contract/api/people/users'
import { millisOf } from '../../../contract/time'
import { readNotifications } from '../../../db/messaging/notifications'
import { readUser } from '../../../db/people/users'

type Query = QueryOf<(typeof userEndpoints)['notifications']>

/**
 * Lists notifications, newest first. Those before "mark all as read" count as read, as in the UI.
 */
export const listNotifications = async (uid: string, query: Query) => {
  const [user, found] = await Promise.all([readUser(uid), readNotifications(uid, query)])
  const marked_at = user?.data.notifications_read_at
  const read_up_to = marked_at ? millisOf(marked_at) : Number.NEGATIVE_INFINITY
  return {
    items: found.map((notification) => ({
      ...notification,
      read: notification.read || millisOf(notification.created_at) <= read_up_to,
    })),
  }
}
