import type { ShownDeal } from '../../../contract/api/orders/deals'
import { listRequestsOfBuyer } from '../../../db/orders/deals'
import type { Deps } from '../../deps'
import { shownRequestOf } from './own-request'

/** What somebody asked for, the newest first. */
export const listRequests = async (deps: Deps, uid: string): Promise<ShownDeal[]> => {
  const requests = await listRequestsOfBuyer(uid)
  return Promise.all(requests.map((deal) => shownRequestOf(deal, deps.clock())))
}
