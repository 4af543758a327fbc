import { AppError } from '../../../contract/api/errors'
import type { Deal } from '../../../contract/entities/orders/deal'
import type { Timestamp } from '../../../contract/time'
import { dealStateOf } from './deal-state'

/** What an answer changes of a request; `consented_at: null` takes the agreement away. */
export type RequestChange = Partial<
  Pick<Deal, 'status' | 'vendor_id' | 'version' | 'refused_ids'>
> & { consented_at?: Timestamp | null }

/** Sellers beyond it who don't want a request aren't kept: a forwarded link finds many. */
const MAX_REFUSED = 50

const UNBOUND = { status: 'open', vendor_id: null, consented_at: null } as const

/** Whether a payment of it began; what becomes of that is the order's. */
const isTaken = ({ reserved, sold }: Deal): boolean => reserved + sold > 0

const withRefused = ({ refused_ids = [] }: Deal, seller_id: string) => ({
  refused_ids:
    refused_ids.includes(seller_id) || refused_ids.length >= MAX_REFUSED
      ? refused_ids
      : [...refused_ids, seller_id],
})

/** Whether a request was withdrawn, bought or expired. `now` in epoch milliseconds. */
const isOver = (deal: Deal, now: number): boolean =>
  !['open', 'accepted'].includes(dealStateOf(deal, { is_payable: true }, now))

/**
 * Binds a request to the first seller who accepts it, in the version that they saw. `undefined`: they did already.
 * @param now epoch milliseconds
 * @throws AppError `deal/not-yours`, `deal/over`, `deal/taken`, `deal/changed`
 */
export const acceptRequest = (
  deal: Deal,
  seller: { id: string; is_blocked: boolean },
  version: number,
  now: number,
): RequestChange | undefined => {
  if (deal.buyer_id === seller.id) throw new AppError('deal/not-yours')
  if (seller.is_blocked || deal.refused_ids?.includes(seller.id)) {
    throw new AppError('deal/not-yours')
  }
  if (isOver(deal, now)) throw new AppError('deal/over')
  if (deal.status === 'accepted') {
    if (deal.vendor_id === seller.id && deal.version === version) return undefined
    throw new AppError('deal/taken')
  }
  if (deal.version !== version) throw new AppError('deal/changed')
  return { status: 'accepted', vendor_id: seller.id }
}

/**
 * Keeps a seller from a request, and unbinds it if it was theirs; others can accept it still. `undefined`: they are
 * kept from it already.
 * @throws AppError `deal/being-paid`
 */
export const refuseSeller = (deal: Deal, seller_id: string): RequestChange | undefined => {
  const kept = withRefused(deal, seller_id)
  if (deal.vendor_id !== seller_id) {
    return kept.refused_ids === deal.refused_ids ? undefined : kept
  }
  if (isTaken(deal)) throw new AppError('deal/being-paid')
  return { ...kept, ...UNBOUND }
}

/**
 * What a buyer's answer about a seller changes. `undefined`: they agreed to this one already.
 * @param seen the seller whom they saw, and the version of the terms
 * @param now epoch milliseconds
 * @throws AppError `deal/over`, `deal/changed`, `deal/being-paid`
 */
export const answerSeller = (
  deal: Deal,
  seen: { vendor_id: string; version: number; agrees: boolean },
  at: Timestamp,
  now: number,
): RequestChange | undefined => {
  const isSeen = deal.vendor_id === seen.vendor_id && deal.version === seen.version
  if (deal.status !== 'accepted' || !isSeen) {
    throw new AppError(isOver(deal, now) ? 'deal/over' : 'deal/changed')
  }
  if (!seen.agrees) return refuseSeller(deal, seen.vendor_id)
  if (isOver(deal, now)) throw new AppError('deal/over')
  return deal.consented_at ? undefined : { consented_at: at }
}

/**
 * What changes of a request whose seller leaves for good: what they accepted is open again, and what ended before names
 * nobody, so that an operator opens it for others. `undefined`: it is bought.
 */
export const leaveSeller = (deal: Deal): RequestChange | undefined => {
  if (isTaken(deal)) return undefined
  const { status, ...nobody } = UNBOUND
  return deal.status === 'accepted' ? { status, ...nobody } : nobody
}

/** Ends a request whose buyer leaves for good. `undefined`: it has ended, or its order says what becomes of it. */
export const withdrawUnpaid = (deal: Deal): RequestChange | undefined =>
  isTaken(deal) || !['open', 'accepted'].includes(deal.status) ? undefined : { status: 'withdrawn' }

/**
 * What new terms change beside themselves: who accepted others is no longer bound by it.
 * @throws AppError `deal/over`, `deal/being-paid`, `deal/uses-taken`
 */
export const editRequest = (deal: Deal, uses: number): RequestChange => {
  if (deal.status === 'withdrawn' || deal.status === 'declined') {
    throw new AppError('deal/over')
  }
  if (deal.consented_at) throw new AppError('deal/being-paid')
  const taken = deal.reserved + deal.sold
  if (uses < taken) throw new AppError('deal/uses-taken', { taken })
  return { version: deal.version + 1, ...UNBOUND }
}
