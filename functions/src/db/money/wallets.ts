import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Wallet, WalletEntry } from '../../contract/entities/wallet'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import type { WalletMove } from '../../domain/wallet/wallet-change'
import {
  type Batch,
  collectionOf,
  fieldsOf,
  plus,
  readDocument,
  type Versioned,
} from '../firestore'
import { queryOf, readList } from '../list-query'

const wallets = () => collectionOf<Wallet>(COLLECTIONS.wallets)
const entriesOf = (vendor_id: string) =>
  collectionOf<WalletEntry>(`${COLLECTIONS.wallets}/${vendor_id}/${SUBCOLLECTIONS.entries}`)

export const readWallet = (vendor_id: string): Promise<Versioned<Wallet> | undefined> =>
  readDocument(wallets().doc(vendor_id))

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

/** Moves balances only if the wallet is unchanged since it was read, so that it isn't overdrawn. */
export const moveWalletIfUnchanged = (
  batch: Batch,
  { data, updated }: Versioned<Wallet>,
  move: WalletMove,
  now: number,
): void => {
  batch.update(wallets().doc(data.vendor_id), fieldsOf<Wallet>(movedFields(move, now)), {
    lastUpdateTime: updated,
  })
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
    { state: 'available' },
    { lastUpdateTime: updated },
  )
}

export const postponeWalletEntry = (
  batch: Batch,
  vendor_id: string,
  { data, updated }: Versioned<WalletEntry>,
  change: Pick<WalletEntry, 'available_at' | 'due_failures'>,
): void => {
  batch.update(entriesOf(vendor_id).doc(data.id), fieldsOf<WalletEntry>(change), {
    lastUpdateTime: updated,
  })
}

/** The id of a wallet entry among those of all vendors. */
export type WalletEntryKey = { vendor_id: string; entry_id: string }

const keysOf = (documents: readonly QueryDocumentSnapshot[]): WalletEntryKey[] =>
  documents.flatMap((document) => {
    const vendor_id = document.ref.parent.parent?.id
    return vendor_id === undefined ? [] : [{ vendor_id, entry_id: document.id }]
  })

/** Pending entries that become available by `now` (epoch milliseconds). */
export const dueWalletEntries = async (now: number, limit: number): Promise<WalletEntryKey[]> => {
  const parameters = { now: timestampFromMillis(now) }
  return keysOf((await queryOf(bind(queries.dueWalletEntries, parameters, limit)).get()).docs)
}

/** Pending entries that could not be made available at least this often. */
export const failingWalletEntries = async (
  least: number,
  limit: number,
): Promise<(WalletEntryKey & WalletEntry)[]> => {
  const { docs } = await queryOf<WalletEntry>(
    bind(queries.failingWalletEntries, { least }, limit),
  ).get()
  return docs.flatMap((document) => {
    const [key] = keysOf([document])
    return key ? [{ ...document.data(), ...key }] : []
  })
}
