import { accounts, type LedgerEntry } from '../../../contract/entities/money/ledger'
import type { Payout, WalletEntry } from '../../../contract/entities/money/wallet'
import { timestampFromMillis } from '../../../contract/time'
import { balanceOf } from '../ledger/balance'

const KINDS = ['payout', 'payout_returned', 'payout_cost'] as const

/** The statement's lines of a payout's step: one for each ledger entry that moves the balance. */
export const payoutEntries = (
  { id, vendor_id, currency, bank_name, account_number_masked }: Payout,
  ledger: readonly LedgerEntry[],
  now: number,
): WalletEntry[] => {
  const at = timestampFromMillis(now)
  return ledger.flatMap((posted) => {
    const kind = KINDS.find((one) => one === posted.kind)
    if (!kind) return []
    return {
      id: posted.id,
      kind,
      amount_minor: balanceOf([posted], accounts.payable(vendor_id), currency),
      transaction_id: null,
      payout_id: id,
      description: `${bank_name} ${account_number_masked}`,
      state: 'available',
      available_at: at,
      created_at: at,
    }
  })
}
