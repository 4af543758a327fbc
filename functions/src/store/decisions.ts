import { heldUntil } from '../contract/escrow-actions'
import type { Product } from '../contract/product'
import { HOUR_MS, timestampFromMillis } from '../contract/time'
import type { Transaction } from '../contract/transaction'
import { WALLET_PENDING_HOURS, type WalletEntry } from '../contract/wallet'
import type { Decision } from '../domain/transaction/decision'
import type { Batch, Kept } from './firestore'
import { addLedgerEntries } from './ledger'
import { addTask } from './outbox'
import { moveStock } from './stock'
import { addDisputeEntry, addEvent, addTransaction, saveTransaction } from './transactions'
import { endUnpaidOrder } from './unpaid-orders'
import { addWalletEntry, moveWallet } from './wallets'

export const walletEntryOf = (decision: Decision, now: number): WalletEntry => {
  const { transaction, vendor_minor, ledger, event } = decision
  const isCredit = vendor_minor > 0
  const kind = isCredit
    ? transaction.money.refunded_minor > 0
      ? 'settlement'
      : 'release'
    : 'chargeback'
  return {
    id: ledger[0]?.id ?? `${transaction.id}:${event.id}`,
    kind,
    amount_minor: vendor_minor,
    transaction_id: transaction.id,
    payout_id: null,
    description: `${transaction.quantity} x ${transaction.product_details.name}`,
    matured: !isCredit,
    available_at: timestampFromMillis(isCredit ? now + WALLET_PENDING_HOURS * HOUR_MS : now),
    created_at: timestampFromMillis(now),
  }
}

const moveVendorMoney = (batch: Batch, decision: Decision, now: number): void => {
  const { vendor_minor, transaction } = decision
  if (vendor_minor === 0) return
  const move = vendor_minor > 0 ? { pending: vendor_minor } : { available: vendor_minor }
  moveWallet(batch, transaction.vendor_id, move, now)
  addWalletEntry(batch, transaction.vendor_id, walletEntryOf(decision, now))
}

/** Everything that a decision changes beside the transaction itself. */
const addConsequences = (batch: Batch, decision: Decision, now: number): void => {
  const { transaction, event, ledger, dispute_entry, tasks, unpaid_end } = decision
  addEvent(batch, event)
  addLedgerEntries(batch, ledger)
  if (dispute_entry) addDisputeEntry(batch, transaction.id, dispute_entry)
  for (const task of tasks) addTask(batch, `${transaction.id}-${event.id}`, task, now)
  if (unpaid_end) endUnpaidOrder(batch, transaction, unpaid_end, now)
  moveVendorMoney(batch, decision, now)
}

/** Writes a decision whole, or nothing: only while the transaction is as it was when decided. */
export const addDecision = (
  batch: Batch,
  kept: Kept<Transaction>,
  decision: Decision,
  now: number,
): void => {
  saveTransaction(batch, kept, decision.transaction)
  if (decision.stock) moveStock(batch, kept.data.product_id, decision.stock, now)
  addConsequences(batch, decision, now)
}

/** A new purchase, only while the product is as it was when the stock was looked at. */
export const addPurchase = (
  batch: Batch,
  product: Kept<Product>,
  decision: Decision,
  now: number,
): void => {
  addTransaction(batch, decision.transaction)
  const held_until = heldUntil(decision.transaction)
  if (decision.stock)
    moveStock(batch, product.data.id, decision.stock, now, { product, held_until })
  addConsequences(batch, decision, now)
}
