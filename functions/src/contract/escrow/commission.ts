import { proportionOf } from '../allocate'
import { BASIS_POINTS } from './basis-points'
import { POLICY } from './policy'

/** What the vendor pays of the goods, without delivery, in whole minor units, rounded down. */
export const commissionOf = (goods_minor: number, bps: number = POLICY.commission_bps): number =>
  proportionOf(goods_minor, bps, BASIS_POINTS)
