import { AppError } from '../../../contract/api/errors'
import type { ShownDeal } from '../../../contract/api/orders/deals'
import type { Deal } from '../../../contract/entities/orders/deal'
import { readDealCode } from '../../../contract/orders/deal-code'
import { readSalesTotal } from '../../../db/money/sales-days'
import { readDealOfCode } from '../../../db/orders/deals'
import { readStore } from '../../../db/people/vendors'
import { bankInitials } from '../../../domain/orders/deal/deal-seller'
import type { Deps } from '../../deps'
import { checkLimit, networkOf, takeFromLimit } from '../../rate-limit'
import { heldDealOf } from './own-deal'

/**
 * The deal of a code. One that nobody has is counted by the address, whether it could be a code or not;
 * who tried too many is told nothing about any.
 * @throws AppError `deal/not-found`, `request/rate-limited`
 */
const findDeal = async (deps: Deps, typed: string, address: string): Promise<Deal> => {
  const network = networkOf(address)
  await checkLimit('deal_code', network, deps.clock())
  const code = readDealCode(typed)
  const deal = code && (await readDealOfCode(code))
  if (deal) return deal
  await takeFromLimit(deps, 'deal_code', network)
  throw new AppError('deal/not-found')
}

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
  const [store, sales] = await Promise.all([
    readStore(deal.vendor_id),
    readSalesTotal(deal.vendor_id),
  ])
  if (!store) throw new AppError('deal/seller-gone')
  const { vendor, private: secret } = store
  const is_verified = secret.payout_account !== null
  return {
    deal: heldDealOf(deal, store, deps.clock()),
    seller: {
      vendor_id: vendor.vendor_id,
      name: vendor.name,
      is_verified,
      bank_initials: is_verified ? bankInitials(secret.legal_name) : '',
      since: vendor.joined_at,
      completed: vendor.sales_count,
      disputes: sales?.disputes ?? 0,
      disputes_lost: sales?.disputes_lost ?? 0,
    },
  }
}
