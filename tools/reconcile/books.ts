import type { LedgerEntry } from '../../functions/src/contract/entities/ledger'
import type { OutboxItem } from '../../functions/src/contract/entities/outbox'
import type { Payment } from '../../functions/src/contract/entities/payment'
import type { Product } from '../../functions/src/contract/entities/product'
import type {
  Transaction,
  TransactionEvent,
} from '../../functions/src/contract/entities/transaction'
import type { Unplaced } from '../../functions/src/contract/entities/unplaced'
import type { Payout, Wallet, WalletEntry } from '../../functions/src/contract/entities/wallet'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import { collectionGroupOf, collectionOf, firestore } from '../../functions/src/db/firestore'
import type { IdempotencyKey } from '../../functions/src/db/idempotency-keys'
import { readChain } from '../../functions/src/db/money/ledger'
import { readEvents, readTransaction } from '../../functions/src/db/orders/transactions'
import type { LedgerState } from '../../functions/src/domain/ledger/invariant'

/** All documents about money. */
export type AuditState = LedgerState & {
  payments: readonly Payment[]
  outbox: readonly OutboxItem[]
  keys: readonly IdempotencyKey[]
}

/**
 * Loads all of it at one instant: a read-only transaction sees nothing that is written after it
 * began.
 */
export const loadAuditState = (): Promise<AuditState> =>
  firestore().runTransaction(
    async (reading) => {
      const all = async <T extends object>(path: string): Promise<T[]> => {
        const { docs } = await reading.get(collectionOf<T>(path))
        return docs.map((document) => document.data())
      }
      const group = async <T extends object>(name: string) =>
        (await reading.get(collectionGroupOf<T>(name))).docs
      const lines = await group<WalletEntry>(SUBCOLLECTIONS.entries)
      const events = await group<TransactionEvent>(SUBCOLLECTIONS.events)
      return {
        transactions: await all<Transaction>(COLLECTIONS.transactions),
        events: events.map((document) => document.data()),
        entries: await all<LedgerEntry>(COLLECTIONS.ledgerEntries),
        payments: await all<Payment>(COLLECTIONS.payments),
        payouts: await all<Payout>(COLLECTIONS.payouts),
        wallets: await all<Wallet>(COLLECTIONS.wallets),
        wallet_entries: lines.map((document) => ({
          ...document.data(),
          vendor_id: document.ref.parent.parent?.id ?? '',
        })),
        products: await all<Product>(COLLECTIONS.products),
        outbox: await all<OutboxItem>(COLLECTIONS.outbox),
        unplaced: await all<Unplaced>(COLLECTIONS.unplacedMoney),
        keys: await all<IdempotencyKey>(COLLECTIONS.idempotencyKeys),
      }
    },
    { readOnly: true },
  )

/** Maps a chain to its purchase or payout. For unplaced money, to the purchase if it is known. */
export const subjectOfChain = ({ unplaced }: AuditState): ((chain: string) => string) => {
  const known = new Map(unplaced.map(({ id, transaction_id }) => [id, transaction_id]))
  return (chain) => known.get(chain) ?? chain
}

/** The documents that belong to one vendor. */
export const booksOfVendor = (books: AuditState, vendor_id: string): AuditState => {
  const isTheirs = (document: { vendor_id: string }) => document.vendor_id === vendor_id
  const transactions = books.transactions.filter(isTheirs)
  const payouts = books.payouts.filter(isTheirs)
  const sold = new Set(transactions.map(({ id }) => id))
  const unplaced = books.unplaced.filter(({ transaction_id }) => sold.has(transaction_id ?? ''))
  const chains = new Set([...sold, ...[...payouts, ...unplaced].map(({ id }) => id)])
  return {
    transactions,
    events: books.events.filter(({ transaction_id }) => sold.has(transaction_id)),
    entries: books.entries.filter(({ chain }) => chains.has(chain)),
    payments: books.payments.filter(({ transaction_id }) => sold.has(transaction_id)),
    payouts,
    wallets: books.wallets.filter(isTheirs),
    wallet_entries: books.wallet_entries.filter(isTheirs),
    products: books.products.filter(isTheirs),
    outbox: books.outbox.filter(
      ({ task }) =>
        task.kind !== 'push' &&
        chains.has(task.kind === 'transfer' ? task.payout_id : task.transaction_id),
    ),
    unplaced,
    keys: [],
  }
}

export const EMPTY: AuditState = {
  transactions: [],
  events: [],
  entries: [],
  payments: [],
  payouts: [],
  wallets: [],
  wallet_entries: [],
  products: [],
  outbox: [],
  unplaced: [],
  keys: [],
}

/** Loads one transaction with its timeline and its ledger entries. */
export const readPage = async (transaction_id: string): Promise<AuditState> => {
  const [kept, events, entries] = await Promise.all([
    readTransaction(transaction_id),
    readEvents(transaction_id),
    readChain(transaction_id),
  ])
  return { ...EMPTY, transactions: kept ? [kept.data] : [], events, entries }
}
