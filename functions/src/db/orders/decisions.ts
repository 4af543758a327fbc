import type { WalletEntry } from '../../contract/entities/money/wallet'
import type { Transaction } from '../../contract/entities/orders/transaction'
import { dealOf } from '../../contract/orders/deal-of'
import { groupBy } from '../../domain/money/ledger/invariant'
import { coveredMoveOf, takesAtOnce } from '../../domain/money/wallet/topped-up'
import { walletEntriesOf, walletMoveOf } from '../../domain/money/wallet/wallet-entry'
import type { Decision } from '../../domain/orders/transaction/decision'
import { type ReadStock, returnUnits, saveStock, takeUnits } from '../catalog/stock'
import type { Batch, Versioned } from '../firestore'
import { addLedgerEntries } from '../money/ledger'
import { addTask } from '../money/outbox'
import { addWalletEntry, moveWallet, moveWalletIfUnchanged, readWallet } from '../money/wallets'
import { moveUses, saveUses } from './deal-uses'
import { endOfferReservations } from './offers'
import { addDisputeEntry, addEvent, addTransaction, saveTransaction } from './transactions'
import { endUnpaidOrder } from './unpaid-orders'

const moveWalletBy = async (
  batch: Batch,
  vendor_id: string,
  lines: readonly WalletEntry[],
  now: number,
): Promise<void> => {
  for (const line of lines) addWalletEntry(batch, vendor_id, line)
  const wallet = takesAtOnce(lines) ? await readWallet(vendor_id) : undefined
  const covered = wallet && coveredMoveOf(wallet.data, lines)
  if (wallet && covered?.topped_up) moveWalletIfUnchanged(batch, wallet, covered, now)
  else moveWallet(batch, vendor_id, walletMoveOf(lines), now)
}

/** Writes what decisions of one commit bring their vendors or take, each wallet once. */
export const moveVendorMoney = async (
  batch: Batch,
  decisions: readonly Decision[],
  now: number,
): Promise<void> => {
  const lines = decisions.flatMap((decision) =>
    walletEntriesOf(decision, now).map((line) => ({
      vendor_id: decision.transaction.vendor_id,
      line,
    })),
  )
  for (const [vendor_id, own] of groupBy(lines, (one) => one.vendor_id)) {
    await moveWalletBy(
      batch,
      vendor_id,
      own.map(({ line }) => line),
      now,
    )
  }
}

/** Writes everything that a decision changes except the transaction, the stock and the wallet. */
const addConsequences = (batch: Batch, decision: Decision, now: number): void => {
  const { transaction, event, ledger, dispute_entry, tasks, tasks_at, unpaid_end } = decision
  addEvent(batch, event)
  addLedgerEntries(batch, ledger)
  if (dispute_entry) addDisputeEntry(batch, transaction.id, dispute_entry)
  for (const task of tasks) addTask(batch, `${transaction.id}-${event.id}`, task, now, tasks_at)
  if (unpaid_end) {
    endUnpaidOrder(batch, transaction, unpaid_end, now)
    endOfferReservations(batch, transaction, now)
  }
}

/** Writes units of goods or uses of a deal that were taken, only if none were since they were read. */
export const saveTaken = (batch: Batch, { stock, stored, deal }: ReadStock): void => {
  if (deal) saveUses(batch, stock, deal)
  else saveStock(batch, stock, stored)
}

/**
 * Writes a decision but for its vendor's money, only if the transaction is unchanged since it was
 * decided.
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
  const deal = dealOf(decision.transaction)
  if (stocks) {
    const taken = takeUnits(decision.stock, { stocks, held_until: null }, now)
    for (const one of taken) saveTaken(batch, one)
  } else if (deal) moveUses(batch, deal.id, decision.stock, now)
  else returnUnits(batch, decision.stock, now)
  addConsequences(batch, decision, now)
}

/** Writes a new purchase except its stock, which other purchases of the commit may take from too. */
export const addPurchase = (batch: Batch, decision: Decision, now: number): void => {
  addTransaction(batch, decision.transaction)
  addConsequences(batch, decision, now)
}
