import type { QueryOf } from '../../../contract/api/endpoint'
import type { dealEndpoints, HeldDeal } from '../../../contract/api/orders/deals'
import { listDealsOfVendor } from '../../../db/orders/deals'
import type { Deps } from '../../deps'
import { getStore } from '../../people/vendor/get-store'
import { ownDealOf, readOwnDeal } from './own-deal'

/** @throws AppError `deal/not-found`, `vendor/not-found` */
export const showOwnDeal = async (deps: Deps, uid: string, id: string): Promise<HeldDeal> => {
  const { data } = await readOwnDeal(id, uid)
  return ownDealOf(data, await getStore(uid), deps.clock())
}

/** @throws AppError `vendor/not-found` */
export const listOwnDeals = async (
  deps: Deps,
  uid: string,
  { page, limit }: QueryOf<(typeof dealEndpoints)['list']>,
) => {
  const [store, { items, total }] = await Promise.all([
    getStore(uid),
    listDealsOfVendor(uid, { page, limit }),
  ])
  return { items: items.map((deal) => ownDealOf(deal, store, deps.clock())), total, page, limit }
}
