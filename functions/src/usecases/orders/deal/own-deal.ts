import { AppError } from '../../../contract/api/errors'
import type { OwnDeal } from '../../../contract/api/orders/deals'
import type { Deal } from '../../../contract/entities/orders/deal'
import type { Versioned } from '../../../db/firestore'
import { readDeal } from '../../../db/orders/deals'
import type { Store } from '../../../db/people/vendors'
import { shownDealCode } from '../../../domain/orders/deal/deal-code'
import { isPayable } from '../../../domain/orders/deal/deal-seller'
import { dealStateOf } from '../../../domain/orders/deal/deal-state'

/** @throws AppError `deal/not-found`, for a deal of somebody else as well */
export const readOwnDeal = async (id: string, uid: string): Promise<Versioned<Deal>> => {
  const stored = await readDeal(id)
  if (stored?.data.vendor_id !== uid) throw new AppError('deal/not-found')
  return stored
}

/** A deal as its seller sees it. `now` in epoch milliseconds. */
export const ownDealOf = (deal: Deal, store: Store, now: number): OwnDeal => ({
  ...deal,
  code: shownDealCode(deal.code),
  state: dealStateOf(deal, { is_payable: isPayable(store.vendor, store.private) }, now),
})
