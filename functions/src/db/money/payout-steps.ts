import type { Payout, Wallet } from '../../contract/entities/money/wallet'
import type { PayoutStep } from '../../domain/money/wallet/wallet-change'
import type { Batch, Versioned } from '../firestore'
import { addLedgerEntries } from './ledger'
import { addPayout, changePayout } from './payouts'
import { addWalletEntry, moveWallet, moveWalletIfUnchanged } from './wallets'

const addStatement = (batch: Batch, { payout, entries, ledger }: PayoutStep): void => {
  addLedgerEntries(batch, ledger)
  for (const entry of entries) addWalletEntry(batch, payout.vendor_id, entry)
}

/** Adds a payout only if the wallet is unchanged since its balance was read. */
export const addPayoutRequest = (
  batch: Batch,
  wallet: Versioned<Wallet>,
  step: PayoutStep,
  now: number,
): void => {
  addPayout(batch, step.payout)
  moveWalletIfUnchanged(batch, wallet, step, now)
  addStatement(batch, step)
}

/** Saves the next step of a payout only if the payout is unchanged since it was read. */
export const addPayoutStep = (
  batch: Batch,
  stored: Versioned<Payout>,
  step: PayoutStep,
  now: number,
): void => {
  changePayout(batch, stored, step.payout)
  moveWallet(batch, stored.data.vendor_id, step.move, now)
  addStatement(batch, step)
}

/** Saves a payout's return; if it was the week's first, another may be, unless the wallet changed. */
export const addPayoutReturn = (
  batch: Batch,
  { stored, wallet }: { stored: Versioned<Payout>; wallet: Versioned<Wallet> },
  step: PayoutStep,
  now: number,
): void => {
  const isFirst = wallet.data.week_payout?.payout_id === stored.data.id
  changePayout(batch, stored, step.payout)
  moveWalletIfUnchanged(batch, wallet, { ...step, ...(isFirst && { week_payout: null }) }, now)
  addStatement(batch, step)
}
