import { commitOnce } from '../../store/commit'
import { newBatch } from '../../store/firestore'
import { readUser } from '../../store/users'
import type { Deps } from '../deps'
import { tell } from '../notification/tell'

/** Greets somebody who has just signed up; a second delivery finds the greeting there. */
export const welcomeUser = async (deps: Deps, uid: string): Promise<void> => {
  const kept = await readUser(uid)
  if (!kept) return
  const { name, created_at } = kept.data
  const batch = newBatch()
  await tell(deps, batch, {
    uid,
    type: 'ACCOUNT_CREATED',
    id: 'account-created',
    values: { user_name: name },
    at: created_at,
  })
  await commitOnce(batch)
}
