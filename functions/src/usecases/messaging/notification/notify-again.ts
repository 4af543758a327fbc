import { millisOf } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { raiseNotification, readNotification } from '../../../db/messaging/notifications'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { type NotificationRequest, notificationOf, notify } from './notify'

/**
 * Sends a notification that recurs under one id. The first one is sent in full; a later one only
 * updates it and marks it unread, without another email or push. Idempotent.
 */
export const notifyAgain = (deps: Deps, notifications: NotificationRequest): Promise<void> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readNotification(notifications.uid, notifications.id)
    if (!stored) {
      await notify(deps, batch, notifications)
      return { result: undefined }
    }
    if (millisOf(stored.data.created_at) >= millisOf(notifications.at)) {
      return { result: undefined, skip_commit: true }
    }
    raiseNotification(batch, notifications.uid, stored, notificationOf(notifications))
    return { result: undefined }
  })
