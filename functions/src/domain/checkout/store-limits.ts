import { AppError } from '../../contract/api/errors'
import type { StoreTrial, Vendor } from '../../contract/entities/vendor'
import { isUnproven, roomOf } from '../../contract/escrow/limits'
import { POLICY } from '../../contract/escrow/policy'
import type { Decision } from '../transaction/decision'

type LimitedStore = Pick<Vendor, 'vendor_id' | 'name' | 'trial'>

/** Why a store can't take an order of this amount now; undefined if it can. Minor units. */
const busyRefusal = (
  { vendor_id, name, trial }: LimitedStore,
  amount_minor: number,
  now: number,
): AppError | undefined => {
  const room = roomOf(trial, now)
  if (!room || amount_minor <= room.room_minor) return undefined
  return new AppError('checkout/store-busy', {
    vendor_id,
    name,
    ...room,
    max_held_minor: POLICY.limits.unproven.max_held_minor,
  })
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
    trial: { ...trial, held_minor: trial.held_minor + transaction.amount_paid },
  }
}
