import { AppError } from '../../../contract/api/errors'
import type { StoredOffer } from '../../../contract/entities/orders/offer'
import { MAX_OFFER_ROUNDS } from '../../../contract/orders/offers'
import { DAY_MS, millisOf, timestampFromMillis } from '../../../contract/time'

/** Of accepted offers that weren't paid: over what time they count, and for how long nothing goes then. */
export const UNPAID_WINDOW_MS = 30 * DAY_MS
const MAX_UNPAID = 3

/**
 * Checks how many prices a buyer named for a product in a day, over all offers: who withdraws and
 * offers again, or offers again after a no, finds a hidden floor no sooner.
 * @param own all of the buyer's offers on the product
 * @throws AppError `offer/too-many` with `until`
 */
export const requireRoundOfDay = (
  own: readonly Pick<StoredOffer, 'rounds'>[],
  now: number,
): void => {
  const times = own
    .flatMap(({ rounds }) => rounds)
    .filter(({ by, at }) => by === 'buyer' && millisOf(at) > now - DAY_MS)
    .map(({ at }) => millisOf(at))
    .toSorted((a, b) => b - a)
  const oldest = times[MAX_OFFER_ROUNDS - 1]
  if (oldest !== undefined) {
    throw new AppError('offer/too-many', { until: timestampFromMillis(oldest + DAY_MS) })
  }
}

/**
 * Three accepted offers that weren't paid within 30 days turn offers off for 30 days after the last.
 * @param unpaid those of the last 60 days, in any order
 * @throws AppError `offer/unpaid` with `until`
 */
export const requirePaysOffers = (
  unpaid: readonly Pick<StoredOffer, 'unpaid_at'>[],
  now: number,
): void => {
  const times = unpaid
    .flatMap(({ unpaid_at }) => (unpaid_at ? [millisOf(unpaid_at)] : []))
    .toSorted((a, b) => b - a)
  const last = times.find(
    (at, index) => at - (times[index + MAX_UNPAID - 1] ?? 0) <= UNPAID_WINDOW_MS,
  )
  if (last === undefined || now >= last + UNPAID_WINDOW_MS) return
  throw new AppError('offer/unpaid', { until: timestampFromMillis(last + UNPAID_WINDOW_MS) })
}
