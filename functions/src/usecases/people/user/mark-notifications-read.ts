import { timestampFromMillis } from '../../../contract/time'
import { updateUser } from '../../../db/people/users'
import type { Deps } from '../../deps'

/** Needs one write for any number: all notifications before this instant count as read. */
export const markNotificationsRead = async (deps: Deps, uid: string): Promise<{ done: true }> => {
  await updateUser(uid, { notifications_read_at: timestampFromMillis(deps.clock()) })
  return { done: true }
}
