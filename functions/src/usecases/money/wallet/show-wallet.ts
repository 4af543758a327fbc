import { readPayouts } from '../../../db/money/payouts'
import { readWallet, readWalletEntries } from '../../../db/money/wallets'
import { emptyWallet } from '../../../domain/money/wallet/empty-wallet'
import type { Deps } from '../../deps'

const MAX_PAYOUTS = 20

/** Loads the balances, the newest `lines` entries, and at most as many payouts. */
export const showWallet = async ({ clock }: Deps, vendor_id: string, lines: number) => {
  const [stored, entries, payouts] = await Promise.all([
    readWallet(vendor_id),
    lines > 0 ? readWalletEntries(vendor_id, lines) : [],
    lines > 0 ? readPayouts(vendor_id, Math.min(lines, MAX_PAYOUTS)) : [],
  ])
  return { wallet: stored?.data ?? emptyWallet(vendor_id, clock()), entries, payouts }
}
