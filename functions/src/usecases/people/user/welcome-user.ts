import { commitOnce } from '../../../db/commit'
import { newBatch } from '../../../db/firestore'
import { readUser } from '../../../db/people/users'
import type { Deps } from '../../deps'
import { notify } from '../../messaging/notification/notify'

/** Notifies a user who has just signed up. Idempotent. */
export const welcomeUser = async (deps: Deps, uid: string): Promise<void> => {
  const stored = await readUser(uid)
  if (!stored) return
  const { name, created_at } = stored.data
  const batch = newBatch()
  await notify(deps, batch, {
    uid,
    type: 'ACCOUNT_CREATED',
    id: 'account-created',
    values: { user_name: name },
    at: created_at,
  })
  await commitOnce(batch)
}
