import { AppError } from '../../../contract/api/errors'
import type { HeldDeal, LeftOfDeal } from '../../../contract/api/orders/deals'
import { dueFrom } from '../../../contract/entities/due'
import type { Deal, DealState } from '../../../contract/entities/orders/deal'
import { usesLeft } from '../../../contract/orders/uses-left'
import { MINUTE_MS, millisOf, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { addDeal, changeDeal, readDeal } from '../../../db/orders/deals'
import { readStore } from '../../../db/people/vendors'
import { isLive, liveFor, priceForOne } from '../../../domain/orders/deal/live-deal'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import {
  type IdempotentResult,
  idempotentRequest,
  orItsAnswer,
  withIdempotency,
} from '../../idempotency'
import { findDeal } from '../../messaging/check/find-deal'
import { getStore } from '../../people/vendor/get-store'
import { freeCode } from './free-code'
import { heldDealOf, ownDealOf, readOwnDeal } from './own-deal'

/**
 * Goes live with a deal, so that who begins to pay has ten minutes; or ends it with 0 minutes.
 * @throws AppError `deal/not-found`, `deal/ended`, `vendor/not-found`
 */
export const goLive = async (
  deps: Deps,
  uid: string,
  id: string,
  minutes: number,
): Promise<HeldDeal> => {
  const store = await getStore(uid)
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readOwnDeal(id, uid)
    const now = deps.clock()
    const { state } = heldDealOf(stored.data, store, now)
    if (minutes > 0 && (state !== 'open' || stored.data.of)) throw new AppError('deal/ended')
    const change = liveFor(stored.data, minutes, now)
    changeDeal(batch, stored, change)
    return { result: ownDealOf({ ...stored.data, ...change }, store, now) }
  })
}

/** Sold out, some may come back yet; what was withdrawn or taken down is sold no more. */
const SELLING: readonly DealState[] = ['open', 'sold_out']

/**
 * Makes a price for one buyer of a live show: a deal of one use, which is one less of the live deal.
 * @throws AppError `deal/not-found`, `deal/not-live`, `deal/uses-taken`, `vendor/not-found`,
 * `idempotency/...`
 */
export const makePriceForOne = async (
  deps: Deps,
  uid: string,
  id: string,
  price_minor: number,
  key: string | undefined,
): Promise<IdempotentResult<HeldDeal>> => {
  const body = { id, price_minor }
  const idempotency = idempotentRequest({ uid, endpoint: 'deals.priceForOne', key, body })
  const store = await getStore(uid)
  const make = () =>
    commitWithRetry(backoffFrom(deps), 'service/unavailable', (batch) => {
      const now = deps.clock()
      return withIdempotency(batch, idempotency, now, async () => {
        const stored = await readOwnDeal(id, uid)
        const { data } = stored
        const { state } = heldDealOf(data, store, now)
        if (data.of || !isLive(data, now) || !SELLING.includes(state)) {
          throw new AppError('deal/not-live')
        }
        if (usesLeft(data) === 0) throw new AppError('deal/uses-taken', { taken: data.terms.uses })
        const code = await freeCode(deps)
        const made = priceForOne(data, { id: deps.ids(), code, price_minor }, now)
        addDeal(batch, made)
        const apart = (data.apart ?? 0) + 1
        changeDeal(batch, stored, { apart, updated_at: timestampFromMillis(now) })
        return heldDealOf(made, store, now)
      })
    })
  return orItsAnswer(deps, idempotency, make)
}

const LOOK_AGAIN_MS = MINUTE_MS

/** A reservation ends a moment after its time. */
const later = (held_until: Deal['held_until'], now: number) =>
  timestampFromMillis(Math.max(now, held_until ? millisOf(held_until) : 0) + LOOK_AGAIN_MS)

/**
 * Gives the use of a price for one buyer back to its live deal if nobody bought it; while somebody is
 * paying it, looks again later. Returns whether it changed anything.
 */
export const giveBackUse = (deps: Deps, id: string): Promise<boolean> =>
  commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readDeal(id)
    if (!stored?.data.due || !stored.data.of) return { result: false, skip_commit: true }
    const now = deps.clock()
    const updated_at = timestampFromMillis(now)
    const { reserved, sold, of, held_until } = stored.data
    if (reserved > 0) {
      changeDeal(batch, stored, { due: dueFrom(later(held_until, now)) })
      return { result: true }
    }
    if (sold === 0) {
      const live = await readDeal(of)
      if (live) {
        const apart = Math.max(0, (live.data.apart ?? 0) - 1)
        changeDeal(batch, live, { apart, updated_at })
      }
    }
    const change = { due: null, updated_at }
    changeDeal(batch, stored, sold === 0 ? { ...change, status: 'withdrawn' } : change)
    return { result: true }
  })

/**
 * What anybody with its code sees of a deal that sells while they look on.
 * @throws AppError `deal/not-found`, `deal/seller-gone`, `request/rate-limited`
 */
export const showLeft = async (deps: Deps, typed: string, address: string): Promise<LeftOfDeal> => {
  const deal = await findDeal(deps, typed, address)
  const store = deal.vendor_id && (await readStore(deal.vendor_id))
  if (!store) throw new AppError('deal/seller-gone')
  const { state, version, held_until, live_until, terms } = heldDealOf(deal, store, deps.clock())
  return {
    ...{ state, version },
    ...(held_until && { held_until }),
    ...(live_until && { live_until }),
    price_minor: terms.price_minor,
    uses: terms.uses,
    left: usesLeft(deal),
  }
}
