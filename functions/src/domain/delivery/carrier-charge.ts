import { createHash } from 'node:crypto'
import { AppError } from '../../contract/api/errors'
import type {
  CarrierCharge,
  CarrierChargeBearer,
} from '../../contract/entities/delivery/carrier-charge'
import { wayThereMinor } from '../../contract/entities/money/statement'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { POLICY } from '../../contract/escrow/policy'
import { wayBackBearerOf } from '../../contract/escrow/return-amounts'
import { millisOf, timestampFromMillis } from '../../contract/time'
import type { Command } from '../orders/transaction/decision'

/** What a carrier took for a parcel by now, after it gave something back so many times. */
type Total = {
  shipment_id: string
  total_minor: number
  returns: number
  is_way_back?: true | undefined
}
/** How much of it is new. */
type Taken = Total & { more_minor: number }
/** How much less it is than before. */
type Returned = Total & { less_minor: number }

const courierOf = (
  { shipment, return: back, carrier, way_back }: Transaction,
  is_way_back: true | undefined,
): string =>
  is_way_back
    ? (back?.sent?.carrier ?? way_back?.name ?? '')
    : (shipment?.carrier ?? carrier?.name ?? '')

const parcelKey = (transaction_id: string, shipment_id: string): string =>
  `${transaction_id}-${createHash('sha256').update(shipment_id).digest('hex').slice(0, 12)}-`

/**
 * A carrier names no charge, only what it took for the parcel by now: the same total again is the
 * same charge, unless something was given back in between.
 */
const chargeId = (transaction_id: string, { shipment_id, total_minor, returns }: Total): string =>
  `${parcelKey(transaction_id, shipment_id)}${total_minor}${returns > 0 ? `-${returns}` : ''}`

/** What there is of a charge, less what the carrier gave back. */
export const leftMinor = ({ amount_minor, returned_minor = 0 }: CarrierCharge): number =>
  amount_minor - returned_minor

/** The charges of one parcel of an order that the carrier could still give back. */
export const returnableCharges = (
  charges: readonly CarrierCharge[],
  transaction_id: string,
  shipment_id: string,
): CarrierCharge[] =>
  charges.filter(
    (charge) =>
      charge.id.startsWith(parcelKey(transaction_id, shipment_id)) &&
      !charge.returns_to &&
      leftMinor(charge) > 0,
  )

/** A charge that the vendor is notified of before it is taken. `now` in epoch milliseconds. */
export const announcedCharge = (
  transaction: Transaction,
  taken: Taken,
  now: number,
): CarrierCharge => ({
  id: chargeId(transaction.id, taken),
  transaction_id: transaction.id,
  vendor_id: transaction.vendor_id,
  invoice_id: transaction.invoice_id,
  courier_name: courierOf(transaction, taken.is_way_back),
  ...(taken.is_way_back && { is_way_back: true }),
  amount_minor: taken.more_minor,
  state: 'announced',
  announced_at: timestampFromMillis(now),
  take_at: timestampFromMillis(now + POLICY.object_to_charge_ms),
})

/** Who bore a charge; null while nobody has. */
const bearerOf = ({ state }: CarrierCharge): CarrierChargeBearer | null => {
  if (state === 'taken') return 'vendor'
  return state === 'waived' ? 'platform' : null
}

/** A charge of which the carrier gave back a part. It needn't be taken any more if that is all. */
const afterReturn = (charge: CarrierCharge, part_minor: number, now: number): CarrierCharge => {
  const after = { ...charge, returned_minor: (charge.returned_minor ?? 0) + part_minor }
  const isOver = bearerOf(charge) === null && leftMinor(after) === 0
  return isOver ? { ...after, state: 'withdrawn', settled_at: timestampFromMillis(now) } : after
}

/**
 * Divides what a carrier gave back over its later charges, the newest first: what wasn't taken yet
 * isn't, and the rest goes to who bore it. What is more than all of them is of the booking's fee.
 * @param charges those of the parcel
 * @param now epoch milliseconds
 */
export const giveBack = (
  transaction: Transaction,
  charges: readonly CarrierCharge[],
  { less_minor, ...total }: Returned,
  now: number,
): { changed: CarrierCharge[]; credits: CarrierCharge[]; returned_minor: number } => {
  const { id: transaction_id, vendor_id, invoice_id } = transaction
  const newest = returnableCharges(charges, transaction_id, total.shipment_id).toSorted(
    (a, b) => millisOf(b.announced_at) - millisOf(a.announced_at) || (a.id < b.id ? 1 : -1),
  )
  const owed = { vendor: 0, platform: 0 }
  let left = less_minor
  const changed = newest.flatMap((charge) => {
    const part_minor = Math.min(left, leftMinor(charge))
    if (part_minor === 0) return []
    left -= part_minor
    const bearer = bearerOf(charge)
    if (bearer) owed[bearer] += part_minor
    return [afterReturn(charge, part_minor, now)]
  })
  const at = timestampFromMillis(now)
  const credits = (['vendor', 'platform'] as const).flatMap((returns_to): CarrierCharge[] =>
    owed[returns_to] === 0
      ? []
      : [
          {
            id: `${chargeId(transaction_id, total)}-${returns_to}`,
            transaction_id,
            ...(returns_to === 'vendor' && { vendor_id }),
            invoice_id,
            courier_name: newest[0]?.courier_name ?? '',
            amount_minor: owed[returns_to],
            state: 'announced',
            returns_to,
            announced_at: at,
            take_at: at,
          },
        ],
  )
  const { is_way_back } = total
  const fee_minor = Math.min(left, feeOut(transaction, is_way_back))
  if (fee_minor > 0) {
    credits.push({
      id: `${chargeId(transaction_id, total)}-fee`,
      transaction_id,
      invoice_id,
      courier_name: courierOf(transaction, is_way_back),
      ...(is_way_back && { is_way_back }),
      amount_minor: fee_minor,
      state: 'announced',
      returns_to: 'platform',
      is_fee: true,
      announced_at: at,
      take_at: at,
    })
  }
  return { changed, credits, returned_minor: less_minor - left + fee_minor }
}

/** The claim of what a carrier got for a parcel that it lost, which an operator settles. */
export const claimOf = (
  { id, invoice_id, shipment, carrier, money }: Transaction,
  now: number,
): CarrierCharge => ({
  id: claimIdOf(id),
  transaction_id: id,
  invoice_id,
  courier_name: shipment?.carrier ?? carrier?.name ?? '',
  amount_minor: money.carrier_claim_minor ?? 0,
  state: 'claimed',
  announced_at: timestampFromMillis(now),
  take_at: timestampFromMillis(now),
})

export const claimIdOf = (transaction_id: string): string => `${transaction_id}-claim`

/** A claim of which the carrier gave back a part by taking less. */
export const claimAfterReturn = (
  claim: CarrierCharge,
  part_minor: number,
  now: number,
): CarrierCharge => {
  const after = { ...claim, returned_minor: (claim.returned_minor ?? 0) + part_minor }
  return leftMinor(after) > 0
    ? after
    : { ...after, state: 'returned', settled_at: timestampFromMillis(now) }
}

/** What of a booking's fee the carrier could still give back. */
export const feeOut = (
  { money, way_back }: Pick<Transaction, 'money' | 'way_back'>,
  is_way_back?: true,
): number =>
  is_way_back
    ? (way_back?.fee_minor ?? 0)
    : Math.max(wayThereMinor({ money, way_back }), money.carrier_claim_minor ?? 0)

/** A buyer whose refund was less by the way back isn't sent another one: it is ours. */
const wayBackReturn = (order: Transaction, charge_id: string, amount_minor: number): Command => {
  const credit = { action: 'credit_carrier', charge_id, amount_minor } as const
  const own = { is_fee: true, is_way_back: true } as const
  if (order.ended_at === null) return { ...credit, by: 'escrow', ...own }
  return wayBackBearerOf(order) === 'vendor'
    ? { ...credit, by: 'vendor', ...own }
    : { ...credit, by: 'platform' }
}

/**
 * Whom it goes to that a carrier took less for a parcel than it was booked for: our claim if it lost
 * the parcel, the money that is held, the vendor who bore the fee, or us once the order is over. Null
 * if all of it is back.
 */
export const feeReturn = (
  transaction: Transaction,
  charge_id: string,
  returned_minor: number,
  is_way_back?: true,
): Command | null => {
  const { carrier_claim_minor: claim = 0, released_minor } = transaction.money
  const amount_minor = Math.min(returned_minor, feeOut(transaction, is_way_back))
  if (amount_minor <= 0) return null
  if (is_way_back) return wayBackReturn(transaction, charge_id, amount_minor)
  if (claim > 0) {
    const paid_minor = amount_minor
    return { action: 'settle_claim', charge_id, paid_minor, refused_minor: 0, is_returned: true }
  }
  const credit = { action: 'credit_carrier', charge_id, amount_minor } as const
  if (transaction.ended_at === null) return { ...credit, by: 'escrow', is_fee: true }
  return released_minor < 0
    ? {
        ...credit,
        amount_minor: Math.min(amount_minor, -released_minor),
        by: 'vendor',
        is_fee: true,
      }
    : { ...credit, by: 'platform' }
}

/** Whether nobody objected in time. */
export const isDue = ({ state, take_at }: CarrierCharge, now: number): boolean =>
  state === 'announced' && millisOf(take_at) <= now

/** @throws AppError `delivery/charge-settled` */
export const objectedCharge = (
  charge: CarrierCharge,
  objection: string,
  now: number,
): CarrierCharge => {
  if (charge.state !== 'announced' || charge.returns_to || isDue(charge, now)) {
    throw new AppError('delivery/charge-settled')
  }
  return { ...charge, state: 'objected', objection, objected_at: timestampFromMillis(now) }
}

/**
 * @param reason the operator's; none if nobody objected
 * @throws AppError `delivery/charge-settled`
 */
export const concludedCharge = (
  charge: CarrierCharge,
  state: 'taken' | 'waived' | 'returned' | 'withdrawn' | 'settled',
  now: number,
  reason?: string,
): CarrierCharge => {
  const waits = state === 'settled' ? 'claimed' : 'objected'
  const isOpen = reason === undefined ? isDue(charge, now) : charge.state === waits
  if (!isOpen) throw new AppError('delivery/charge-settled')
  const settled_at = timestampFromMillis(now)
  return { ...charge, state, settled_at, ...(reason !== undefined && { reason }) }
}
