import { AppError } from '../../../contract/api/errors'
import type { HeldDeal } from '../../../contract/api/orders/deals'
import { dueFrom } from '../../../contract/entities/due'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { changeDeal } from '../../../db/orders/deals'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { getStore } from '../../people/vendor/get-store'
import { ownDealOf, readOwnDeal } from './own-deal'

/**
 * Ends a deal: no payment begins any more, and those that began go on. Twice is once. A buyer’s request is
 * its buyer’s to withdraw.
 * @throws AppError `deal/not-found`, `vendor/not-found`
 */
export const withdrawDeal = async (deps: Deps, uid: string, id: string): Promise<HeldDeal> => {
  const store = await getStore(uid)
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readOwnDeal(id, uid)
    if (stored.data.made_by === 'buyer') throw new AppError('deal/not-found')
    const now = deps.clock()
    if (stored.data.status === 'withdrawn') {
      return { result: ownDealOf(stored.data, store, now), skip_commit: true }
    }
    const at = timestampFromMillis(now)
    const change = {
      status: 'withdrawn',
      // Its use goes back to the live deal as soon as nobody is paying it.
      ...(stored.data.due && { due: dueFrom(at) }),
      updated_at: at,
    } as const
    changeDeal(batch, stored, change)
    return { result: ownDealOf({ ...stored.data, ...change }, store, now) }
  })
}
