import { timestampFromMillis } from '../../contract/time'
import { updateUser } from '../../db/people/users'
import type { Deps } from '../deps'

/** One write whatever their number: what came before this instant counts as read. */
export const markNotificationsRead = async (deps: Deps, uid: string): Promise<{ done: true }> => {
  await updateUser(uid, { notifications_read_at: timestampFromMillis(deps.clock()) })
  return { done: true }
}
