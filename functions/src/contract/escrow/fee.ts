import { POLICY } from './policy'

const BASIS_POINTS = 10_000

/**
 * The fee that the buyer pays on top of the goods, in whole minor units, rounded down.
 * @param goods_minor price times quantity
 */
export const escrowFeeOf = (goods_minor: number): number =>
  Math.min(
    Math.floor((goods_minor * POLICY.escrow_fee_basis_points) / BASIS_POINTS) +
      POLICY.escrow_fee_flat_minor,
    POLICY.escrow_fee_cap_minor,
  )
