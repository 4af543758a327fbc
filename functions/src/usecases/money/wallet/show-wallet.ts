import type { Wallet } from '../../../contract/entities/money/wallet'
import { timestampFromMillis } from '../../../contract/time'
import { readPayouts } from '../../../db/money/payouts'
import { readWallet, readWalletEntries } from '../../../db/money/wallets'
import type { Deps } from '../../deps'

const MAX_PAYOUTS = 20

const emptyWallet = (vendor_id: string, now: number): Wallet => ({
  vendor_id,
  currency: 'NGN',
  pending_minor: 0,
  available_minor: 0,
  in_payout_minor: 0,
  paid_out_minor: 0,
  updated_at: timestampFromMillis(now),
})

/** Loads the balances, the newest `lines` entries, and at most as many payouts. */
export const showWallet = async ({ clock }: Deps, vendor_id: string, lines: number) => {
  const [stored, entries, payouts] = await Promise.all([
    readWallet(vendor_id),
    lines > 0 ? readWalletEntries(vendor_id, lines) : [],
    lines > 0 ? readPayouts(vendor_id, Math.min(lines, MAX_PAYOUTS)) : [],
  ])
  return { wallet: stored?.data ?? emptyWallet(vendor_id, clock()), entries, payouts }
}
