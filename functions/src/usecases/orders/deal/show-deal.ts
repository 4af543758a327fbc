import { AppError } from '../../../contract/api/errors'
import type { ShownDeal } from '../../../contract/api/orders/deals'
import type { Deal } from '../../../contract/entities/orders/deal'
import { readDealOfCode } from '../../../db/orders/deals'
import { readStore } from '../../../db/people/vendors'
import { readDealCode } from '../../../domain/orders/deal/deal-code'
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
 * A deal by its code, and its seller's store.
 * @throws AppError `deal/not-found`, `deal/seller-gone`, `request/rate-limited`
 */
export const findShownDeal = async (deps: Deps, typed: string, address: string) => {
  const deal = await findDeal(deps, typed, address)
  if (!deal.vendor_id) throw new AppError('deal/not-found')
  const store = await readStore(deal.vendor_id)
  if (!store) throw new AppError('deal/seller-gone')
  return { deal, store }
}

/**
 * What anybody with its code sees of a deal and of who sells; it changes nothing.
 * @throws AppError `deal/not-found`, `deal/seller-gone`, `request/rate-limited`
 */
export const showDeal = async (deps: Deps, typed: string, address: string): Promise<ShownDeal> => {
  const { deal, store } = await findShownDeal(deps, typed, address)
  const { vendor, private: secret } = store
  const is_verified = secret.payout_account !== null
  return {
    deal: heldDealOf(deal, store, deps.clock()),
    seller: {
      name: vendor.name,
      is_verified,
      bank_initials: is_verified ? bankInitials(secret.legal_name) : '',
      since: vendor.joined_at,
    },
  }
}
