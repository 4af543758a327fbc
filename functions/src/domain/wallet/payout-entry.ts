import type { LedgerEntry } from '../../contract/entities/ledger'
import type { Payout, WalletEntry } from '../../contract/entities/wallet'
import { timestampFromMillis } from '../../contract/time'

/** The wallet entry of a payout, with the id of its ledger entry. */
export const payoutEntry = (
  { id, amount_minor, bank_name, account_number_masked }: Payout,
  kind: 'payout' | 'payout_returned',
  ledger: readonly LedgerEntry[],
  now: number,
): WalletEntry => {
  const at = timestampFromMillis(now)
  return {
    id: ledger[0]?.id ?? `${id}:${kind}`,
    kind,
    amount_minor: kind === 'payout' ? -amount_minor : amount_minor,
    transaction_id: null,
    payout_id: id,
    description: `${bank_name} ${account_number_masked}`,
    state: 'available',
    available_at: at,
    created_at: at,
  }
}
