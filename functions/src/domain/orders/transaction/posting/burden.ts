import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { lessWayBack, returnTotalOf } from '../../../../contract/escrow/return-amounts'
import { leftToClaim } from '../../../money/chargeback/left-to-claim'

/** All that was sent is with the vendor again. */
export const isBack = ({ return: back }: Pick<Transaction, 'return'>): boolean =>
  back?.arrived_at !== undefined &&
  back.is_whole &&
  (back.outcome === undefined || back.outcome === 'refunded')

/** A vendor who handed the goods over with the escrow code, and hasn't got them back, owes nothing. */
export const isProvedByCode = (order: Pick<Transaction, 'shipment' | 'return'>): boolean =>
  order.shipment?.proof === 'escrow_code' && !isBack(order)

/**
 * What goes back of units that the vendor has again while the rest of a handover with the code stands,
 * and what of it is our fee; in minor units.
 */
export const partBackOf = (
  order: Pick<Transaction, 'return' | 'way_back'>,
): { back_minor: number; fee_minor: number } => {
  const { return: back } = order
  const isPart = back?.arrived_at !== undefined && !back.is_whole && back.outcome === undefined
  return isPart
    ? {
        back_minor: lessWayBack(order, returnTotalOf(back.amounts)),
        fee_minor: back.amounts.escrow_fee_minor,
      }
    : { back_minor: 0, fee_minor: 0 }
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
  const open = isProvedByCode(transaction) ? 0 : own - held
  const vendor = Math.min(open, Math.max(0, released_minor))
  const fee = Math.min(open - vendor, fee_minor)
  const commission = Math.min(open - vendor - fee, commission_minor)
  const borne = own - held - vendor - fee - commission
  return { held, vendor, fee, commission, borne, beyond: taken_minor - own }
}
