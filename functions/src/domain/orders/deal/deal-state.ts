import type { Deal, DealState } from '../../../contract/entities/orders/deal'
import { millisOf } from '../../../contract/time'

/** How a deal stands. `now` in epoch milliseconds. */
export const dealStateOf = (
  { status, terms, sold, apart = 0, expires_at }: Deal,
  { is_payable }: { is_payable: boolean },
  now: number,
): DealState => {
  if (status === 'withdrawn' || status === 'declined') return status
  if (sold + apart >= terms.uses) return 'sold_out'
  if (now >= millisOf(expires_at)) return 'expired'
  return is_payable ? status : 'paused'
}
