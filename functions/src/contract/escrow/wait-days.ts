import type { Deadline } from '../entities/orders/deadline'
import { endOfLagosDay, lagosDayOf } from '../lagos-day'
import { DAY_MS, millisOf } from '../time'
import { POLICY } from './policy'

/** The Lagos days until which a vendor may ask to wait: the first gives more time than there is. */
export const waitDays = (deadline: Deadline, now: number): { from: string; until: string } => {
  const due = millisOf(deadline.at)
  const day = lagosDayOf(due)
  return {
    from: endOfLagosDay(day) > due ? day : lagosDayOf(due + DAY_MS),
    until: lagosDayOf(now + POLICY.max_wait_days * DAY_MS),
  }
}
