import { timestampFromMillis } from '../../contract/time'
import { endSessions } from '../../store/account-status'
import { readSweep, saveSweep } from '../../store/sweeps'
import { removeUserTree, userIdsAfter } from '../../store/users'
import type { Deps } from '../deps'

const SWEEP = 'users'
/** Records that one run looks at, as many as the identity service answers for at once. */
const MOST_LOOKED_AT = 100

/**
 * Removes the records of people who have no account any more: one that was removed past the API, or
 * what an old token wrote while its account was being deleted. Answers how many there were.
 */
export const removeOrphans = async (deps: Deps): Promise<number> => {
  const uids = await userIdsAfter((await readSweep(SWEEP))?.next ?? null, MOST_LOOKED_AT)
  const accounts = await deps.identity.accounts(uids)
  const known = new Set(accounts.map(({ uid }) => uid))
  const orphans = uids.filter((uid) => !known.has(uid))
  for (const uid of orphans) {
    await endSessions(uid, deps.identity.now())
    await removeUserTree(uid)
  }
  const next = uids.length === MOST_LOOKED_AT ? (uids.at(-1) ?? null) : null
  await saveSweep({ id: SWEEP, next, updated_at: timestampFromMillis(deps.clock()) })
  return orphans.length
}
