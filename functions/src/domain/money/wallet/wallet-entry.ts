import type { WalletEntry } from '../../../contract/entities/money/wallet'
import { POLICY } from '../../../contract/escrow/policy'
import { countedGoodsText } from '../../../contract/goods-text'
import { timestampFromMillis } from '../../../contract/time'
import type { Decision } from '../../orders/transaction/decision'
import type { WalletMove } from './wallet-change'

/** What a carrier took later and gave back moves at once. */
const OF_CARRIER: readonly string[] = ['adjust_carrier', 'credit_carrier']
const OF_BANK: readonly string[] = ['chargeback_lost', 'reattribute_chargeback']

/** What a bank took of a sale that had ended is taken or given back at once. */
const isOfEnded = ({ action, from, to }: Decision['event']): boolean =>
  OF_BANK.includes(action) && from === to

const kindOf = ({ vendor_minor, ledger, event }: Decision): WalletEntry['kind'] => {
  if (OF_CARRIER.includes(event.action)) return 'carrier_adjustment'
  if (isOfEnded(event)) return 'chargeback'
  if (vendor_minor <= 0) return OF_BANK.includes(event.action) ? 'chargeback' : 'carrier_fee'
  return ledger.some(({ kind }) => kind === 'split') ? 'settlement' : 'release'
}

/** The line of what the vendor gets or gives back, with the id of its ledger entry. */
const movedLine = (decision: Decision, now: number): WalletEntry => {
  const { transaction, vendor_minor, ledger, event } = decision
  const isPending = vendor_minor > 0 && !OF_CARRIER.includes(event.action) && !isOfEnded(event)
  const { pending_ms } = POLICY.limits[transaction.unproven_store ? 'unproven' : 'proven']
  return {
    id: ledger[0]?.id ?? `${transaction.id}:${event.id}`,
    kind: kindOf(decision),
    amount_minor: vendor_minor,
    transaction_id: transaction.id,
    payout_id: null,
    description: countedGoodsText(transaction),
    state: isPending ? 'pending' : 'available',
    available_at: timestampFromMillis(isPending ? now + pending_ms : now),
    created_at: timestampFromMillis(now),
  }
}

/** The line of what a failed sale costs. It waits with the money that it is taken from. */
const costLine = (decision: Decision, now: number): WalletEntry => {
  const { vendor_cost_minor, vendor_minor, ledger } = decision
  const line = movedLine(
    { ...decision, vendor_minor: Math.max(0, vendor_minor - vendor_cost_minor) },
    now,
  )
  return {
    ...line,
    id: ledger.find(({ kind }) => kind === 'failed_sale_cost')?.id ?? line.id,
    kind: 'failed_sale_cost',
    amount_minor: -vendor_cost_minor,
  }
}

/** The lines that a decision adds to the vendor's statement. `now` in epoch ms. */
export const walletEntriesOf = (decision: Decision, now: number): WalletEntry[] => [
  ...(decision.vendor_minor === 0 ? [] : [movedLine(decision, now)]),
  ...(decision.vendor_cost_minor === 0 ? [] : [costLine(decision, now)]),
]

/** The change of the wallet's balances: a credit is pending first, a debit applies at once. */
export const walletMoveOf = (entries: readonly WalletEntry[]): WalletMove => {
  const sumOf = (state: WalletEntry['state']) =>
    entries.reduce((sum, one) => (one.state === state ? sum + one.amount_minor : sum), 0)
  return { pending: sumOf('pending'), available: sumOf('available') }
}
