import type { LedgerEntry } from '../../functions/src/contract/ledger'
import type { OutboxItem } from '../../functions/src/contract/outbox'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../functions/src/contract/paths'
import type { Payment } from '../../functions/src/contract/payment'
import type { Product } from '../../functions/src/contract/product'
import type { Transaction, TransactionEvent } from '../../functions/src/contract/transaction'
import type { Unplaced } from '../../functions/src/contract/unplaced'
import type { Payout, Wallet, WalletEntry } from '../../functions/src/contract/wallet'
import { collectionGroupOf, collectionOf } from '../../functions/src/store/firestore'
import type { IdempotencyKey } from '../../functions/src/store/idempotency-keys'
import { readChain } from '../../functions/src/store/ledger'
import { readEvents, readTransaction } from '../../functions/src/store/transactions'

/** Everything that money touches, as the database has it. */
export type Books = {
  transactions: Transaction[]
  events: TransactionEvent[]
  entries: LedgerEntry[]
  payments: Payment[]
  payouts: Payout[]
  wallets: Wallet[]
  wallet_entries: (WalletEntry & { vendor_id: string })[]
  products: Product[]
  outbox: OutboxItem[]
  unplaced: Unplaced[]
  keys: IdempotencyKey[]
}

const all = async <T extends object>(path: string): Promise<T[]> => {
  const { docs } = await collectionOf<T>(path).get()
  return docs.map((document) => document.data())
}

const walletEntries = async (): Promise<Books['wallet_entries']> => {
  const { docs } = await collectionGroupOf<WalletEntry>(SUBCOLLECTIONS.entries).get()
  return docs.map((document) => ({
    ...document.data(),
    vendor_id: document.ref.parent.parent?.id ?? '',
  }))
}

/** The whole database. */
export const readBooks = async (): Promise<Books> => {
  const events = collectionGroupOf<TransactionEvent>(SUBCOLLECTIONS.events)
  const [transactions, timeline, entries, payments, payouts] = await Promise.all([
    all<Transaction>(COLLECTIONS.transactions),
    events.get(),
    all<LedgerEntry>(COLLECTIONS.ledgerEntries),
    all<Payment>(COLLECTIONS.payments),
    all<Payout>(COLLECTIONS.payouts),
  ])
  const [wallets, wallet_entries, products, outbox, unplaced, keys] = await Promise.all([
    all<Wallet>(COLLECTIONS.wallets),
    walletEntries(),
    all<Product>(COLLECTIONS.products),
    all<OutboxItem>(COLLECTIONS.outbox),
    all<Unplaced>(COLLECTIONS.unplacedMoney),
    all<IdempotencyKey>(COLLECTIONS.idempotencyKeys),
  ])
  return {
    transactions,
    events: timeline.docs.map((document) => document.data()),
    entries,
    payments,
    payouts,
    wallets,
    wallet_entries,
    products,
    outbox,
    unplaced,
    keys,
  }
}

/** The part of the books that belongs to one vendor. */
export const booksOfVendor = (books: Books, vendor_id: string): Books => {
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

const EMPTY: Books = {
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

/** The page of one transaction alone: its document, its timeline and its entries. */
export const readPage = async (transaction_id: string): Promise<Books> => {
  const [kept, events, entries] = await Promise.all([
    readTransaction(transaction_id),
    readEvents(transaction_id),
    readChain(transaction_id),
  ])
  return { ...EMPTY, transactions: kept ? [kept.data] : [], events, entries }
}
