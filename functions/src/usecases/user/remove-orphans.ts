import { timestampFromMillis } from '../../contract/time'
import { readJobCursor, saveJobCursor } from '../../db/job-cursors'
import { endSessions } from '../../db/people/account-status'
import { removeUserTree, userIdsAfter } from '../../db/people/users'
import type { Deps } from '../deps'

const SWEEP = 'users'
/** Records that one run looks at, as many as the identity service answers for at once. */
const MAX_EXAMINED = 100

/**
 * Removes the records of people who have no account any more: one that was removed past the API, or
 * what an old token wrote while its account was being deleted. Answers how many there were.
 */
export const removeOrphans = async (deps: Deps): Promise<number> => {
  const uids = await userIdsAfter((await readJobCursor(SWEEP))?.next ?? null, MAX_EXAMINED)
  const accounts = await deps.identity.accounts(uids)
  const known = new Set(accounts.map(({ uid }) => uid))
  const orphans = uids.filter((uid) => !known.has(uid))
  for (const uid of orphans) {
    await endSessions(uid, deps.identity.now())
    await removeUserTree(uid)
  }
  const next = uids.length === MAX_EXAMINED ? (uids.at(-1) ?? null) : null
  await saveJobCursor({ id: SWEEP, next, updated_at: timestampFromMillis(deps.clock()) })
  return orphans.length
}
