import { dueFrom } from '../../../contract/entities/due'
import type { Deal } from '../../../contract/entities/orders/deal'
import { POLICY } from '../../../contract/escrow/policy'
import { MINUTE_MS, millisOf, timestampFromMillis } from '../../../contract/time'

/** How long somebody has to begin paying a price that was made for them. */
export const PRICE_FOR_ONE_MS = 10 * MINUTE_MS

/** Whether a payment is waited for shorter: in a live show, and of a price that was made in one. */
export const isLive = ({ of, live_until }: Deal, now: number): boolean =>
  of !== undefined || (live_until !== undefined && millisOf(live_until) > now)

/** Goes live for so long, at most until the deal expires; 0 ends it. */
export const liveFor = ({ expires_at }: Deal, minutes: number, now: number) => ({
  live_until: timestampFromMillis(Math.min(now + minutes * MINUTE_MS, millisOf(expires_at))),
  updated_at: timestampFromMillis(now),
})

type Made = Pick<Deal, 'id' | 'code'> & { price_minor: number }

/**
 * One use of a live deal as a deal of its own, at a price for one buyer. It is set apart there, and
 * comes back some time after nobody can pay it any more.
 */
export const priceForOne = (
  { vendor_id, terms, flags, id: of }: Deal,
  { price_minor, ...made }: Made,
  now: number,
): Deal => {
  const ends = now + PRICE_FOR_ONE_MS
  const at = timestampFromMillis(now)
  return {
    ...made,
    ...{ vendor_id, flags, of },
    made_by: 'vendor',
    buyer_id: null,
    status: 'open',
    version: 1,
    terms: { ...terms, price_minor, uses: 1 },
    expires_at: timestampFromMillis(ends),
    reserved: 0,
    sold: 0,
    due: dueFrom(timestampFromMillis(ends + POLICY.unverified_payment_ms)),
    created_at: at,
    updated_at: at,
  }
}
