import { commitWithRetry } from '../../db/commit'
import { userIdsAfter } from '../../db/people/users'
import { fillListed, readVendor } from '../../db/people/vendors'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

const PAGE = 200

const listStore = (deps: Deps, uid: string): Promise<boolean> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readVendor(uid)
    const isFilled = stored !== undefined && fillListed(batch, stored)
    return isFilled ? { result: true } : { result: false, skip_commit: true }
  })

/** Writes that a store is listed where that was never said. Returns of how many. */
export const fillListedStores = async (deps: Deps): Promise<number> => {
  let filled = 0
  let after: string | null = null
  for (;;) {
    const uids: string[] = await userIdsAfter(after, PAGE)
    for (const uid of uids) if (await listStore(deps, uid)) filled += 1
    after = uids.at(-1) ?? null
    if (uids.length < PAGE) return filled
  }
}
