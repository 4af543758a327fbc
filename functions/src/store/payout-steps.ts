import type { Payout, Wallet } from '../contract/wallet'
import type { PayoutStep } from '../domain/wallet/wallet-change'
import type { Batch, Kept } from './firestore'
import { addLedgerEntries } from './ledger'
import { addPayout, changePayout } from './payouts'
import { addWalletEntry, moveKeptWallet, moveWallet } from './wallets'

const addStatement = (batch: Batch, { payout, entry, ledger }: PayoutStep): void => {
  addLedgerEntries(batch, ledger)
  if (entry) addWalletEntry(batch, payout.vendor_id, entry)
}

/** A new payout, only while the wallet is as it was when its money was counted. */
export const addPayoutRequest = (
  batch: Batch,
  wallet: Kept<Wallet>,
  step: PayoutStep,
  now: number,
): void => {
  addPayout(batch, step.payout)
  moveKeptWallet(batch, wallet, step.move, now)
  addStatement(batch, step)
}

/** The next step of a payout, only while the payout is as `kept`. */
export const addPayoutStep = (
  batch: Batch,
  kept: Kept<Payout>,
  step: PayoutStep,
  now: number,
): void => {
  changePayout(batch, kept, step.payout)
  moveWallet(batch, kept.data.vendor_id, step.move, now)
  addStatement(batch, step)
}
