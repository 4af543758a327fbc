import { AppError } from '../../../contract/api/errors'
import type { StoreTrial, Vendor } from '../../../contract/entities/people/vendor'
import { heldUntil } from '../../../contract/escrow/actions'
import { isUnproven, storeLimitOf } from '../../../contract/escrow/limits'
import { POLICY } from '../../../contract/escrow/policy'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import type { Decision } from '../transaction/decision'

const NEW_BUYERS_MINOR = Math.floor(POLICY.limits.unproven.max_held_minor * POLICY.new_buyers_room)

export type LimitedStore = Pick<Vendor, 'vendor_id' | 'name' | 'trial'>

/** Why a store can't take an order of this amount now; undefined if it can. Minor units. */
const busyRefusal = (
  { vendor_id, name, trial }: LimitedStore,
  amount_minor: number,
  now: number,
): AppError | undefined => {
  const limit = storeLimitOf(trial, now)
  if (!limit || amount_minor <= limit.room_minor) return undefined
  return new AppError('checkout/store-busy', {
    vendor_id,
    name,
    ...limit,
    max_held_minor: POLICY.limits.unproven.max_held_minor,
  })
}

/**
 * The same for somebody without a completed purchase: all of them together may fill a part of the limit
 * with what isn't paid.
 */
export const newBuyersBusy = (
  { vendor_id, name, trial }: LimitedStore,
  amount_minor: number,
  now: number,
): AppError | undefined => {
  const limit = storeLimitOf(trial, now)
  if (!limit) return undefined
  const { held_minor = 0, until } = trial?.unpaid ?? {}
  const max_held_minor = NEW_BUYERS_MINOR
  const room_minor = Math.max(0, Math.min(limit.room_minor, max_held_minor - held_minor))
  if (amount_minor <= room_minor) return undefined
  const ends = until && millisOf(until) > now ? { until } : {}
  return new AppError('checkout/store-busy', {
    vendor_id,
    name,
    room_minor,
    ...ends,
    max_held_minor,
  })
}

const withUnpaid = (
  { unpaid }: StoreTrial,
  transaction: Decision['transaction'],
): Pick<StoreTrial, 'unpaid'> => {
  if (!transaction.unproven_buyer) return {}
  const until = Math.max(heldUntil(transaction) ?? 0, unpaid ? millisOf(unpaid.until) : 0)
  const held_minor = (unpaid?.held_minor ?? 0) + transaction.amount_paid
  return { unpaid: { held_minor, until: timestampFromMillis(until) } }
}

/**
 * Counts a new order against what its store may hold. Returns the store's trial after it, if it is
 * one; the order then says so.
 * @throws AppError `checkout/store-busy`
 */
export const countAgainstLimit = (
  decision: Decision,
  store: LimitedStore,
  now: number,
): { decision: Decision; trial?: StoreTrial } => {
  const { trial } = store
  if (!isUnproven(trial, now)) return { decision }
  const { transaction } = decision
  const refusal = busyRefusal(store, transaction.amount_paid, now)
  if (refusal) throw refusal
  return {
    decision: { ...decision, transaction: { ...transaction, unproven_store: true } },
    trial: {
      ...trial,
      held_minor: trial.held_minor + transaction.amount_paid,
      ...withUnpaid(trial, transaction),
    },
  }
}
