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

/** A deal as people see it. `now` in epoch milliseconds. */
export const heldDealOf = (deal: Deal, store: Store, now: number): HeldDeal => {
  const { id, code, version, terms, expires_at, reserved, sold, held_until, flags } = deal
  const { live_until, of } = deal
  return {
    ...{ id, version, terms, expires_at, reserved, sold, flags },
    code: shownDealCode(code),
    ...(held_until && { held_until }),
    ...(live_until && { live_until }),
    ...(of && { of }),
    state: dealStateOf(deal, { is_payable: isPayable(store.vendor, store.private) }, now),
  }
}
