import { AppError } from '../../../contract/api/errors'
import type { HeldDeal } from '../../../contract/api/orders/deals'
import type { Deal } from '../../../contract/entities/orders/deal'
import { shownDealCode } from '../../../contract/orders/deal-code'
import type { Versioned } from '../../../db/firestore'
import { readDeal } from '../../../db/orders/deals'
import type { Store } from '../../../db/people/vendors'
import { isPayable } from '../../../domain/orders/deal/deal-seller'
import { dealStateOf } from '../../../domain/orders/deal/deal-state'

/** @throws AppError `deal/not-found`, for a deal of somebody else as well */
export const readOwnDeal = async (id: string, uid: string): Promise<Versioned<Deal>> => {
  const stored = await readDeal(id)
  if (stored?.data.vendor_id !== uid) throw new AppError('deal/not-found')
  return stored
}

/** A deal as who sells by it sees it. `now` in epoch milliseconds. */
export const ownDealOf = (deal: Deal, store: Store, now: number): HeldDeal => {
  const { opened, late_orders = [], taken_down } = deal
  return {
    ...heldDealOf(deal, store, now),
    ...(opened && { opened }),
    ...(late_orders.length > 0 && { late: late_orders.length }),
    ...(taken_down && { taken_down: taken_down.reason }),
  }
}

/** A deal as people see it; a request that nobody has accepted has no store. `now` in epoch milliseconds. */
export const heldDealOf = (deal: Deal, store: Store | undefined, now: number): HeldDeal => {
  const { id, code, made_by, version, terms, expires_at, reserved, sold, flags } = deal
  const { held_until, live_until, apart, of, consented_at } = deal
  const is_payable = !store || isPayable(store)
  return {
    ...{ id, made_by, version, terms, expires_at, reserved, sold, flags },
    code: shownDealCode(code),
    ...(held_until && { held_until }),
    ...(live_until && { live_until }),
    ...(apart && { apart }),
    ...(of && { of }),
    ...(consented_at && { consented_at }),
    state: dealStateOf(deal, { is_payable }, now),
  }
}
