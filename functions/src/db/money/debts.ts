import type { Debt } from '../../contract/entities/money/debt'
import type { Wallet } from '../../contract/entities/money/wallet'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/money'
import { bind } from '../../contract/queries/query'
import type { DebtStep } from '../../domain/money/wallet/debt'
import { coveredMoveOf } from '../../domain/money/wallet/topped-up'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'
import { addLedgerEntries } from './ledger'
import { addWalletEntry, moveWalletIfUnchanged } from './wallets'

const debts = () => collectionOf<Debt>(COLLECTIONS.debts)

export const readDebt = (id: string): Promise<Versioned<Debt> | undefined> =>
  readDocument(debts().doc(id))

export const addDebt = (batch: Batch, debt: Debt): void => {
  batch.create(debts().doc(debt.id), debt)
}

/** Changes the debt only if it is unchanged since it was read. */
export const changeDebt = (
  batch: Batch,
  { data, updated }: Versioned<Debt>,
  change: Partial<Debt>,
): void => {
  batch.update(debts().doc(data.id), fieldsOf<Debt>(change), { lastUpdateTime: updated })
}

/** A debt and its wallet as they were read; without the wallet for what moves no balance. */
type StoredDebt = { debt: Versioned<Debt>; wallet?: Versioned<Wallet> | undefined }

/**
 * Saves a step of a debt with its ledger entries, the wallet and the statement's line, only if the
 * balance is as it was read.
 * @throws Error if the balance moves and no wallet was read
 */
export const addDebtStep = (
  batch: Batch,
  { debt: stored, wallet }: StoredDebt,
  { debt, ledger, entry }: DebtStep,
  now: number,
): void => {
  changeDebt(batch, stored, debt)
  addLedgerEntries(batch, ledger)
  const { vendor_id, written_off_minor } = debt
  const isNoted = written_off_minor !== stored.data.written_off_minor
  if (!entry && !isNoted) return
  if (!wallet) throw new Error(`the wallet of ${vendor_id} is gone`)
  const moved = coveredMoveOf(wallet.data, entry ? [entry] : [])
  moveWalletIfUnchanged(batch, wallet, { ...moved, ...(isNoted && { written_off_minor }) }, now)
  if (entry) addWalletEntry(batch, vendor_id, entry)
}

/** What stores with this bank account owe, or what was written off for them and never paid. */
export const unpaidDebtsOf = (account_key: string): Promise<Debt[]> =>
  readList(bind(queries.unpaidDebts, { account_key }))
