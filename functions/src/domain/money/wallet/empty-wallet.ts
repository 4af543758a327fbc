import type { Wallet } from '../../../contract/entities/money/wallet'
import { timestampFromMillis } from '../../../contract/time'

/** The wallet of a store that never had money. `now` in epoch milliseconds. */
export const emptyWallet = (vendor_id: string, now: number): Wallet => ({
  vendor_id,
  currency: 'NGN',
  pending_minor: 0,
  available_minor: 0,
  in_payout_minor: 0,
  paid_out_minor: 0,
  updated_at: timestampFromMillis(now),
})
