import type { StoredWallet, Wallet, WalletEntry } from '../../contract/entities/money/wallet'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/money'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import type { WalletMove } from '../../domain/money/wallet/wallet-change'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  plus,
  readDocument,
  type Versioned,
} from '../firestore'
import { readList } from '../list-query'

const wallets = () => collectionOf<StoredWallet>(COLLECTIONS.wallets)
const entriesOf = (vendor_id: string) =>
  collectionOf<WalletEntry>(`${COLLECTIONS.wallets}/${vendor_id}/${SUBCOLLECTIONS.entries}`)

export const readWallet = (vendor_id: string): Promise<Versioned<StoredWallet> | undefined> =>
  readDocument(wallets().doc(vendor_id))

/** Adds a wallet, only if there is none. */
export const addWallet = (batch: Batch, wallet: Wallet): void => {
  batch.create(wallets().doc(wallet.vendor_id), wallet)
}

/** Up to `limit` wallets after this vendor's, ordered by vendor. */
export const walletsAfter = async (after: string | null, limit: number): Promise<Wallet[]> => {
  const ordered = wallets().orderBy('__name__').limit(limit)
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get()
  return docs.map((document) => document.data())
}

const movedFields = (move: WalletMove, now: number) => ({
  pending_minor: plus(move.pending ?? 0),
  available_minor: plus(move.available ?? 0),
  in_payout_minor: plus(move.in_payout ?? 0),
  paid_out_minor: plus(move.paid_out ?? 0),
  updated_at: timestampFromMillis(now),
})

/** Increments balances without reading them, and creates the wallet if needed. `now` in ms. */
export const moveWallet = (
  batch: Batch,
  vendor_id: string,
  move: WalletMove,
  now: number,
): void => {
  batch.set(
    wallets().doc(vendor_id),
    { vendor_id, currency: 'NGN', ...movedFields(move, now) },
    { merge: true },
  )
}

type WalletStep = { move: WalletMove } & Partial<
  Pick<Wallet, 'week_payout' | 'top_up' | 'topped_up' | 'written_off_minor'>
>

/** Moves balances only if the wallet is unchanged since it was read, so that it isn't overdrawn. */
export const moveWalletIfUnchanged = (
  batch: Batch,
  { data, updated }: Versioned<Wallet>,
  { move, week_payout, top_up, topped_up, written_off_minor }: WalletStep,
  now: number,
): void => {
  const change = {
    ...movedFields(move, now),
    ...(week_payout !== undefined && { week_payout }),
    ...(top_up !== undefined && { top_up }),
    ...(topped_up !== undefined && { topped_up }),
    ...(written_off_minor !== undefined && { written_off_minor }),
  }
  batch.update(wallets().doc(data.vendor_id), fieldsOf<Wallet>(change), {
    lastUpdateTime: updated,
  })
}

/** Names the wallet's debt, only if the balance is as it was read. */
export const nameDebt = (batch: Batch, { data, updated }: Versioned<Wallet>, id: string): void => {
  batch.update(
    wallets().doc(data.vendor_id),
    { debt_id: id },
    {
      lastUpdateTime: updated,
    },
  )
}

/** Keeps the key of the bank account that the wallet's store had, only if the wallet is as it was read. */
export const keepAccountKey = (
  batch: Batch,
  { data, updated }: Versioned<Wallet>,
  account_key: string,
): void => {
  batch.update(wallets().doc(data.vendor_id), { account_key }, { lastUpdateTime: updated })
}

export const addWalletEntry = (batch: Batch, vendor_id: string, entry: WalletEntry): void => {
  batch.create(entriesOf(vendor_id).doc(entry.id), entry)
}

export const readWalletEntries = (vendor_id: string, limit: number): Promise<WalletEntry[]> =>
  readList(bind(queries.walletEntries, { vendor_id }, limit))

export const readWalletEntry = (
  vendor_id: string,
  id: string,
): Promise<Versioned<WalletEntry> | undefined> => readDocument(entriesOf(vendor_id).doc(id))

export const markAvailable = (
  batch: Batch,
  vendor_id: string,
  { data, updated }: Versioned<WalletEntry>,
): void => {
  batch.update(
    entriesOf(vendor_id).doc(data.id),
    { state: 'available', ...(data.hold && { 'hold.state': 'ended' }) },
    { lastUpdateTime: updated },
  )
}

const SALE: readonly WalletEntry['kind'][] = ['release', 'settlement']

/** The entry that pays a transaction's vendor for the sale. */
export const creditOfTransaction = async (
  vendor_id: string,
  transaction_id: string,
): Promise<Versioned<WalletEntry> | undefined> => {
  const found = await readList<WalletEntry>(
    bind(queries.creditsOfTransaction, { vendor_id, transaction_id }),
  )
  const credit = found.find(({ kind }) => SALE.includes(kind))
  return credit && readWalletEntry(vendor_id, credit.id)
}

/** Changes until when money is pending, and why, unless the entry changed since it was read. */
export const holdWalletEntry = (
  batch: Batch,
  vendor_id: string,
  { data, updated }: Versioned<WalletEntry>,
  change: Required<Pick<WalletEntry, 'available_at' | 'hold'>>,
): void => {
  batch.update(entriesOf(vendor_id).doc(data.id), fieldsOf<WalletEntry>(change), {
    lastUpdateTime: updated,
  })
}
