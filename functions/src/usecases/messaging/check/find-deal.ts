import { AppError } from '../../../contract/api/errors'
import type { Deal } from '../../../contract/entities/orders/deal'
import { readDealCode } from '../../../contract/orders/read-deal-code'
import { readDealOfCode } from '../../../db/orders/deals'
import type { Deps } from '../../deps'
import { checkLimit, takeFromLimit } from '../../rate-limit'

/**
 * The deal of a code. One that nobody has is counted by the address, whether it could be a code or not;
 * who tried too many is told nothing about any.
 * @throws AppError `deal/not-found`, `request/rate-limited`
 */
export const findDeal = async (deps: Deps, typed: string, address: string): Promise<Deal> => {
  await checkLimit('deal_code', address, deps.clock())
  const code = readDealCode(typed)
  const deal = code && (await readDealOfCode(code))
  if (deal) return deal
  await takeFromLimit(deps, 'deal_code', address)
  throw new AppError('deal/not-found')
}
