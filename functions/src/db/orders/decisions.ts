import type { Transaction } from '../../contract/entities/orders/transaction'
import { walletEntriesOf, walletMoveOf } from '../../domain/money/wallet/wallet-entry'
import type { Decision } from '../../domain/orders/transaction/decision'
import { type ReadStock, returnUnits, saveStock, takeUnits } from '../catalog/stock'
import type { Batch, Versioned } from '../firestore'
import { addLedgerEntries } from '../money/ledger'
import { addTask } from '../money/outbox'
import { addWalletEntry, moveWallet } from '../money/wallets'
import { addDisputeEntry, addEvent, addTransaction, saveTransaction } from './transactions'
import { endUnpaidOrder } from './unpaid-orders'

const moveVendorMoney = (batch: Batch, decision: Decision, now: number): void => {
  const entries = walletEntriesOf(decision, now)
  if (entries.length === 0) return
  const { vendor_id } = decision.transaction
  moveWallet(batch, vendor_id, walletMoveOf(entries), now)
  for (const entry of entries) addWalletEntry(batch, vendor_id, entry)
}

/** Writes everything that a decision changes except the transaction and the stock. */
const addConsequences = (batch: Batch, decision: Decision, now: number): void => {
  const { transaction, event, ledger, dispute_entry, tasks, tasks_at, unpaid_end } = decision
  addEvent(batch, event)
  addLedgerEntries(batch, ledger)
  if (dispute_entry) addDisputeEntry(batch, transaction.id, dispute_entry)
  for (const task of tasks) addTask(batch, `${transaction.id}-${event.id}`, task, now, tasks_at)
  if (unpaid_end) endUnpaidOrder(batch, transaction, unpaid_end, now)
  moveVendorMoney(batch, decision, now)
}

/**
 * Writes a decision, only if the transaction is unchanged since it was decided.
 * @param stocks what a decision that takes units was decided on, if it does
 */
export const addDecision = (
  batch: Batch,
  stored: Versioned<Transaction>,
  decision: Decision,
  now: number,
  stocks?: readonly ReadStock[],
): void => {
  saveTransaction(batch, stored, decision.transaction)
  if (!stocks) returnUnits(batch, decision.stock, now)
  for (const { stock, stored: read } of stocks
    ? takeUnits(decision.stock, { stocks, held_until: null }, now)
    : []) {
    saveStock(batch, stock, read)
  }
  addConsequences(batch, decision, now)
}

/** Writes a new purchase except its stock, which other purchases of the commit may take from too. */
export const addPurchase = (batch: Batch, decision: Decision, now: number): void => {
  addTransaction(batch, decision.transaction)
  addConsequences(batch, decision, now)
}
