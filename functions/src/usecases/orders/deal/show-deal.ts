import { AppError } from '../../../contract/api/errors'
import type { ShownDeal } from '../../../contract/api/orders/deals'
import type { Deal } from '../../../contract/entities/orders/deal'
import { readSalesTotal } from '../../../db/money/sales-days'
import { readUser } from '../../../db/people/users'
import { readStore, type Store } from '../../../db/people/vendors'
import { bankInitials } from '../../../domain/orders/deal/deal-seller'
import type { Deps } from '../../deps'
import { findDeal } from '../../messaging/check/find-deal'
import { heldDealOf } from './own-deal'

/** Who sells, as a buyer sees it before paying. */
const sellerOf = async ({ vendor, private: secret }: Store): Promise<ShownDeal['seller']> => {
  const { vendor_id, name, joined_at, sales_count } = vendor
  const [user, sales] = await Promise.all([readUser(vendor_id), readSalesTotal(vendor_id)])
  const { legal_name, payout_account } = secret
  const account_name = payout_account?.account_name
  const own_name = user?.data.name ?? ''
  return {
    vendor_id,
    name,
    is_verified: account_name !== undefined,
    bank_initials:
      account_name === undefined ? '' : bankInitials({ legal_name, account_name, own_name }),
    since: joined_at,
    completed: sales_count,
    disputes: sales?.disputes ?? 0,
    disputes_lost: sales?.disputes_lost ?? 0,
  }
}

/** A deal and who sells it; nobody yet, of a request. `now` in epoch milliseconds. */
export const shownDealOf = async (
  deal: Deal,
  store: Store | undefined,
  now: number,
): Promise<ShownDeal> => ({
  deal: heldDealOf(deal, store, now),
  ...(store && { seller: await sellerOf(store) }),
})

/**
 * What anybody with its code sees of a deal and of who sells; it changes nothing.
 * @param version the least that is wanted: an answer from before a change isn't cached as the changed one
 * @throws AppError `deal/not-found`, `deal/seller-gone`, `request/rate-limited`
 */
export const showDeal = async (
  deps: Deps,
  typed: string,
  address: string,
  version = 1,
): Promise<ShownDeal> => {
  const deal = await findDeal(deps, typed, address)
  const { buyer_id, vendor_id } = deal
  if (deal.version < version) throw new AppError('deal/not-found')
  const [store, buyer] = await Promise.all([
    vendor_id === null ? undefined : readStore(vendor_id),
    buyer_id === null ? undefined : readUser(buyer_id),
  ])
  const isGone = (vendor_id !== null && !store) || (buyer_id !== null && !buyer)
  if (isGone) throw new AppError('deal/seller-gone')
  return shownDealOf(deal, store, deps.clock())
}
