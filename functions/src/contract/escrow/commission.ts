import { POLICY } from './policy'

const BASIS_POINTS = 10_000

/** What the vendor pays of the goods, without delivery, in whole minor units, rounded down. */
export const commissionOf = (goods_minor: number, bps: number = POLICY.commission_bps): number =>
  Math.floor((goods_minor * bps) / BASIS_POINTS)
