import type { Product } from '../../contract/entities/product'
import type { Transaction } from '../../contract/entities/transaction'
import { heldUntil } from '../../contract/escrow/actions'
import type { Decision } from '../../domain/transaction/decision'
import { walletEntryOf, walletMoveOf } from '../../domain/wallet/wallet-entry'
import { moveStock } from '../catalog/stock'
import type { Batch, Versioned } from '../firestore'
import { addLedgerEntries } from '../money/ledger'
import { addTask } from '../money/outbox'
import { addWalletEntry, moveWallet } from '../money/wallets'
import { addDisputeEntry, addEvent, addTransaction, saveTransaction } from './transactions'
import { endUnpaidOrder } from './unpaid-orders'

const moveVendorMoney = (batch: Batch, decision: Decision, now: number): void => {
  if (decision.vendor_minor === 0) return
  const { vendor_id } = decision.transaction
  moveWallet(batch, vendor_id, walletMoveOf(decision), now)
  addWalletEntry(batch, vendor_id, walletEntryOf(decision, now))
}

/** Writes everything that a decision changes except the transaction and the stock. */
const addConsequences = (batch: Batch, decision: Decision, now: number): void => {
  const { transaction, event, ledger, dispute_entry, tasks, unpaid_end } = decision
  addEvent(batch, event)
  addLedgerEntries(batch, ledger)
  if (dispute_entry) addDisputeEntry(batch, transaction.id, dispute_entry)
  for (const task of tasks) addTask(batch, `${transaction.id}-${event.id}`, task, now)
  if (unpaid_end) endUnpaidOrder(batch, transaction, unpaid_end, now)
  moveVendorMoney(batch, decision, now)
}

/** Writes a decision, only if the transaction is unchanged since it was decided. */
export const addDecision = (
  batch: Batch,
  stored: Versioned<Transaction>,
  decision: Decision,
  now: number,
): void => {
  saveTransaction(batch, stored, decision.transaction)
  if (decision.stock) moveStock(batch, stored.data.product_id, decision.stock, now)
  addConsequences(batch, decision, now)
}

/** Writes a new purchase, only if the product is unchanged since its stock was read. */
export const addPurchase = (
  batch: Batch,
  product: Versioned<Product>,
  decision: Decision,
  now: number,
): void => {
  addTransaction(batch, decision.transaction)
  const held_until = heldUntil(decision.transaction)
  if (decision.stock)
    moveStock(batch, product.data.id, decision.stock, now, { product, held_until })
  addConsequences(batch, decision, now)
}
