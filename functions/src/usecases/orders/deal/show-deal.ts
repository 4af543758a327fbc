import { AppError } from '../../../contract/api/errors'
import type { ShownDeal } from '../../../contract/api/orders/deals'
import type { Deal } from '../../../contract/entities/orders/deal'
import { timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { changeDeal, readDeal, readDealOfCode } from '../../../db/orders/deals'
import { readStore } from '../../../db/people/vendors'
import { readDealCode, shownDealCode } from '../../../domain/orders/deal/deal-code'
import { bankInitials, isPayable } from '../../../domain/orders/deal/deal-seller'
import { dealStateOf } from '../../../domain/orders/deal/deal-state'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { checkLimit, networkOf, takeFromLimit } from '../../rate-limit'

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
 * @throws AppError `deal/not-found`, `deal/seller-gone`, `request/rate-limited`
 */
export const showDeal = async (deps: Deps, typed: string, address: string): Promise<ShownDeal> => {
  const deal = await findDeal(deps, typed, address)
  if (!deal.vendor_id) throw new AppError('deal/not-found')
  const store = await readStore(deal.vendor_id)
  if (!store) throw new AppError('deal/seller-gone')
  const { id, version, terms, expires_at, held_until, flags, reserved, sold } = deal
  const { vendor, private: secret } = store
  const is_verified = secret.payout_account !== null
  const seller = { is_payable: isPayable(vendor, secret) }
  return {
    ...{ id, version, terms, expires_at, flags },
    code: shownDealCode(deal.code),
    ...(held_until && { held_until }),
    state: dealStateOf(deal, seller, deps.clock()),
    available: Math.max(0, terms.uses - reserved - sold),
    seller: {
      name: vendor.name,
      is_verified,
      bank_initials: is_verified ? bankInitials(secret.legal_name) : '',
      since: vendor.joined_at,
    },
  }
}

/**
 * Keeps when somebody first looked at the deal; later looks write nothing.
 * @throws AppError `deal/not-found`, `request/rate-limited`
 */
export const openDeal = async (
  deps: Deps,
  typed: string,
  address: string,
): Promise<{ done: true }> => {
  const { id } = await findDeal(deps, typed, address)
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readDeal(id)
    if (!stored || stored.data.opened_at) return { result: { done: true }, skip_commit: true }
    changeDeal(batch, stored, { opened_at: timestampFromMillis(deps.clock()) })
    return { result: { done: true } }
  })
}
