import type { Debt } from '../../contract/entities/money/debt'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/money'
import { bind } from '../../contract/queries/query'
import type { DebtStep } from '../../domain/money/wallet/debt'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'
import { addLedgerEntries } from './ledger'
import { addWalletEntry, moveWallet, noteWrittenOff } from './wallets'

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

/** Saves a step of a debt with its ledger entries, the wallet and the statement's line. */
export const addDebtStep = (
  batch: Batch,
  stored: Versioned<Debt>,
  { debt, ledger, entry }: DebtStep,
  now: number,
): void => {
  changeDebt(batch, stored, debt)
  addLedgerEntries(batch, ledger)
  if (debt.written_off_minor !== stored.data.written_off_minor) {
    noteWrittenOff(batch, debt.vendor_id, debt.written_off_minor)
  }
  if (!entry) return
  moveWallet(batch, debt.vendor_id, { available: entry.amount_minor }, now)
  addWalletEntry(batch, debt.vendor_id, entry)
}

/** What stores with this bank account owe, or what was written off for them and never paid. */
export const unpaidDebtsOf = (account_key: string): Promise<Debt[]> =>
  readList(bind(queries.unpaidDebts, { account_key }))
