import { WALLET_PENDING_HOURS, type WalletEntry } from '../../contract/entities/wallet'
import { HOUR_MS, timestampFromMillis } from '../../contract/time'
import type { Decision } from '../transaction/decision'
import type { WalletMove } from './wallet-change'

/** A decision's change of the wallet: a credit is pending first, a debit applies at once. */
export const walletMoveOf = ({ vendor_minor }: Decision): WalletMove =>
  vendor_minor > 0 ? { pending: vendor_minor } : { available: vendor_minor }

const kindOf = ({ vendor_minor, transaction }: Decision): WalletEntry['kind'] => {
  if (vendor_minor <= 0) return 'chargeback'
  return transaction.money.refunded_minor > 0 ? 'settlement' : 'release'
}

/** The wallet entry of a decision, with the id of its ledger entry. `now` in epoch ms. */
export const walletEntryOf = (decision: Decision, now: number): WalletEntry => {
  const { transaction, vendor_minor, ledger, event } = decision
  const isCredit = vendor_minor > 0
  return {
    id: ledger[0]?.id ?? `${transaction.id}:${event.id}`,
    kind: kindOf(decision),
    amount_minor: vendor_minor,
    transaction_id: transaction.id,
    payout_id: null,
    description: `${transaction.quantity} x ${transaction.product_details.name}`,
    state: isCredit ? 'pending' : 'available',
    available_at: timestampFromMillis(isCredit ? now + WALLET_PENDING_HOURS * HOUR_MS : now),
    created_at: timestampFromMillis(now),
  }
}
