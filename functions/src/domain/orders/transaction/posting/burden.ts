import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { lessWayBack, returnTotalOf } from '../../../../contract/escrow/return-amounts'
import { leftToClaim } from '../../../money/chargeback/left-to-claim'

/** All that was sent is with the vendor again. */
export const isBack = ({ return: back }: Pick<Transaction, 'return'>): boolean =>
  back?.arrived_at !== undefined &&
  back.is_whole &&
  (back.outcome === undefined || back.outcome === 'refunded')

const NOTHING = { back_minor: 0, fee_minor: 0 }
const ALL = { back_minor: Number.POSITIVE_INFINITY, fee_minor: 0 }

type Handed = Pick<Transaction, 'shipment' | 'return' | 'kept_by_code'>

const isByCode = ({ shipment }: Pick<Transaction, 'shipment'>): boolean =>
  shipment?.proof === 'escrow_code'

/** Some units were to be sent a second time, while the code shows that the buyer has the others. */
const isKeptInPart = ({ return: back, kept_by_code }: Handed): boolean =>
  kept_by_code === true && back?.outcome === 'second_try'

/** A vendor who handed the goods over with the escrow code, and hasn't got them back, owes nothing. */
export const isProvedByCode = (order: Handed): boolean =>
  (isByCode(order) || isKeptInPart(order)) && !isBack(order)

/**
 * What goes back of units that the vendor has again, or was to send a second time, while the rest of a
 * handover with the code stands, and what of it is our fee; in minor units.
 */
export const partBackOf = (
  order: Handed & Pick<Transaction, 'way_back'>,
): { back_minor: number; fee_minor: number } => {
  const { return: back } = order
  const isReturned = back?.arrived_at !== undefined && !back.is_whole && back.outcome === undefined
  return back && (isReturned || (isKeptInPart(order) && !isByCode(order)))
    ? {
        back_minor: lessWayBack(order, returnTotalOf(back.amounts)),
        fee_minor: back.amounts.escrow_fee_minor,
      }
    : NOTHING
}

/** What no code proves of a sale that has ended: all, nothing, or what came at a second try. */
const unprovedOf = (order: Transaction): ReturnType<typeof partBackOf> => {
  if (!isProvedByCode(order)) return ALL
  const isSold = order.ended_at !== null && order.shipment?.delivered_at !== undefined
  return isSold && !isByCode(order) ? partBackOf(order) : NOTHING
}

/**
 * Allocates a chargeback: held money first, then the vendor's part, then our fee and commission.
 * We bear what is left of the order, and all of it where the code proves the handover: for us that
 * sale stands. What is beyond the order is our loss as well, since the buyer was paid twice.
 */
export const burdenOf = (transaction: Transaction, taken_minor: number) => {
  const { held_minor, released_minor, fee_minor, commission_minor = 0 } = transaction.money
  const own = Math.min(taken_minor, Math.max(0, leftToClaim(transaction)))
  const held = Math.min(own, held_minor)
  const unproved = unprovedOf(transaction)
  const open = Math.min(own - held, unproved.back_minor)
  const most_minor = Math.min(Math.max(0, released_minor), unproved.back_minor - unproved.fee_minor)
  const vendor = Math.min(open, most_minor)
  const fee = Math.min(open - vendor, fee_minor)
  const commission = Math.min(open - vendor - fee, commission_minor)
  const borne = own - held - vendor - fee - commission
  return { held, vendor, fee, commission, borne, beyond: taken_minor - own }
}
