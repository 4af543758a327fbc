import { BASIS_POINTS } from './basis-points'
import { PURCHASE_POLICY } from './purchase-policy'

/**
 * The fee that the buyer pays on top of one transaction's goods and delivery, in whole minor units,
 * rounded down.
 * @param base_minor the goods and the delivery fee
 * @param flat_minor the part of the flat fee that falls on the transaction, by `escrowFeesOf`
 */
export const escrowFeeOf = (
  base_minor: number,
  flat_minor: number = PURCHASE_POLICY.escrow_fee_flat_minor,
): number =>
  Math.min(
    Math.floor((base_minor * PURCHASE_POLICY.escrow_fee_basis_points) / BASIS_POINTS) + flat_minor,
    PURCHASE_POLICY.escrow_fee_cap_minor,
  )

/** What the buyer pays for goods and delivery of one order that is paid alone, in minor units. */
export const totalOf = (base_minor: number): number => base_minor + escrowFeeOf(base_minor)
