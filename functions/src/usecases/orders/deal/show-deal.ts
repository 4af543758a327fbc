import { AppError } from '../../../contract/api/errors'
import type { ShownDeal } from '../../../contract/api/orders/deals'
import { readSalesTotal } from '../../../db/money/sales-days'
import { readUser } from '../../../db/people/users'
import { readStore } from '../../../db/people/vendors'
import { bankInitials } from '../../../domain/orders/deal/deal-seller'
import type { Deps } from '../../deps'
import { findDeal } from '../../messaging/check/find-deal'
import { heldDealOf } from './own-deal'

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
  if (!deal.vendor_id || deal.version < version) throw new AppError('deal/not-found')
  const [store, user, sales] = await Promise.all([
    readStore(deal.vendor_id),
    readUser(deal.vendor_id),
    readSalesTotal(deal.vendor_id),
  ])
  if (!store) throw new AppError('deal/seller-gone')
  const { vendor, private: secret } = store
  const { legal_name, payout_account } = secret
  const account_name = payout_account?.account_name
  const own_name = user?.data.name ?? ''
  return {
    deal: heldDealOf(deal, store, deps.clock()),
    seller: {
      vendor_id: vendor.vendor_id,
      name: vendor.name,
      is_verified: account_name !== undefined,
      bank_initials:
        account_name === undefined ? '' : bankInitials({ legal_name, account_name, own_name }),
      since: vendor.joined_at,
      completed: vendor.sales_count,
      disputes: sales?.disputes ?? 0,
      disputes_lost: sales?.disputes_lost ?? 0,
    },
  }
}
