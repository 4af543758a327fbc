import { MAX_OPENED } from '../../../contract/entities/orders/deal'
import { commitWithRetry } from '../../../db/commit'
import { countOpened } from '../../../db/orders/deals'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { findDeal } from '../../messaging/check/find-deal'
import { checkLimit } from '../../rate-limit'

/**
 * Counts that somebody had a deal's page in sight, for its seller: robots fetch pages, and don't look at them.
 * @throws AppError `deal/not-found`, `request/rate-limited`
 */
export const noteOpened = async (
  deps: Deps,
  typed: string,
  address: string,
): Promise<{ done: true }> => {
  const { id, opened = 0 } = await findDeal(deps, typed, address)
  if (opened >= MAX_OPENED) return { done: true }
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const count = await checkLimit('deal_opened', address, deps.clock())
    count(batch)
    countOpened(batch, id)
    return { result: { done: true } }
  })
}
