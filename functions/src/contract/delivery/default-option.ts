import type { DeliveryOption } from '../entities/delivery/delivery'

/** What the store's own rates say comes before what only a checkout asks: the total stays the same. */
const RANK = { courier: 0, motor_park: 0, carrier: 1, pickup: 2 } as const

/** The way in which goods come unless the buyer chooses another: the cheapest that is sent. */
export const defaultOption = <Option extends Pick<DeliveryOption, 'method' | 'fee_minor'>>(
  options: readonly Option[],
): Option | undefined =>
  [...options].sort((a, b) => RANK[a.method] - RANK[b.method] || a.fee_minor - b.fee_minor)[0]
