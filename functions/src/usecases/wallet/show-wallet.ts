import { timestampFromMillis } from '../../contract/time'
import type { Wallet } from '../../contract/wallet'
import { readPayouts } from '../../store/payouts'
import { readWallet, readWalletEntries } from '../../store/wallets'
import type { Deps } from '../deps'

const NEWEST_ENTRIES = 50
const NEWEST_PAYOUTS = 20

const emptyWallet = (vendor_id: string, now: number): Wallet => ({
  vendor_id,
  currency: 'NGN',
  pending_minor: 0,
  available_minor: 0,
  in_payout_minor: 0,
  paid_out_minor: 0,
  updated_at: timestampFromMillis(now),
})

/** Balances, the newest lines of the statement and the newest payouts. */
export const showWallet = async ({ clock }: Deps, vendor_id: string) => {
  const [kept, entries, payouts] = await Promise.all([
    readWallet(vendor_id),
    readWalletEntries(vendor_id, NEWEST_ENTRIES),
    readPayouts(vendor_id, NEWEST_PAYOUTS),
  ])
  return { wallet: kept?.data ?? emptyWallet(vendor_id, clock()), entries, payouts }
}
