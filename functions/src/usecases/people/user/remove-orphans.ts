import { timestampFromMillis } from '../../../contract/time'
import { readJobCursor, saveJobCursor } from '../../../db/job-cursors'
import { isBeingJoined } from '../../../db/people/account-joins'
import { endSessions } from '../../../db/people/account-status'
import { removeSignIns } from '../../../db/people/sign-ins'
import { removeUserTree, userIdsAfter } from '../../../db/people/users'
import type { Deps } from '../../deps'

const SWEEP = 'users'
/** Users per run, the number that the identity service looks up at once. */
const MAX_EXAMINED = 100

/**
 * Removes the data of users without an account: it was deleted without the API, or an old token
 * wrote data during the deletion. Returns how many there were.
 */
export const removeOrphans = async (deps: Deps): Promise<number> => {
  const uids = await userIdsAfter((await readJobCursor(SWEEP))?.next ?? null, MAX_EXAMINED)
  const accounts = await deps.identity.accounts(uids)
  const known = new Set(accounts.map(({ uid }) => uid))
  const orphans = uids.filter((uid) => !known.has(uid))
  for (const uid of orphans) {
    // What still moves to another account is there until it has.
    if (await isBeingJoined(uid)) continue
    await endSessions(uid, deps.identity.now())
    await removeSignIns(uid)
    await removeUserTree(uid)
  }
  const next = uids.length === MAX_EXAMINED ? (uids.at(-1) ?? null) : null
  await saveJobCursor({ id: SWEEP, next, updated_at: timestampFromMillis(deps.clock()) })
  return orphans.length
}
