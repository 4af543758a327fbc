import { AppError } from '../../../contract/api/errors'
import type { ShownDeal } from '../../../contract/api/orders/deals'
import type { Deal } from '../../../contract/entities/orders/deal'
import { readDealOfCode } from '../../../db/orders/deals'
import { readUser } from '../../../db/people/users'
import { readStore, type Store } from '../../../db/people/vendors'
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

/** Who sells, as a buyer sees it before paying. */
const sellerOf = ({ vendor, private: secret }: Store): ShownDeal['seller'] => {
  const is_verified = secret.payout_account !== null
  return {
    vendor_id: vendor.vendor_id,
    name: vendor.name,
    is_verified,
    bank_initials: is_verified ? bankInitials(secret.legal_name) : '',
    since: vendor.joined_at,
    completed: vendor.sales_count,
  }
}

/** A deal and who sells it; nobody yet, of a request. `now` in epoch milliseconds. */
export const shownDealOf = (deal: Deal, store: Store | undefined, now: number): ShownDeal => ({
  deal: heldDealOf(deal, store, now),
  ...(store && { seller: sellerOf(store) }),
})

/**
 * What anybody with its code sees of a deal and of who sells; it changes nothing.
 * @throws AppError `deal/not-found`, `deal/seller-gone`, `request/rate-limited`
 */
export const showDeal = async (deps: Deps, typed: string, address: string): Promise<ShownDeal> => {
  const deal = await findDeal(deps, typed, address)
  const { buyer_id, vendor_id } = deal
  const [store, buyer] = await Promise.all([
    vendor_id === null ? undefined : readStore(vendor_id),
    buyer_id === null ? undefined : readUser(buyer_id),
  ])
  const isGone = (vendor_id !== null && !store) || (buyer_id !== null && !buyer)
  if (isGone) throw new AppError('deal/seller-gone')
  return shownDealOf(deal, store, deps.clock())
}
