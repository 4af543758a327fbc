import { type DueField, dueFrom } from '../../../contract/entities/due'
import type { Debt } from '../../../contract/entities/money/debt'
import { accounts, type LedgerEntry } from '../../../contract/entities/money/ledger'
import type { Wallet, WalletEntry } from '../../../contract/entities/money/wallet'
import { POLICY } from '../../../contract/escrow/policy'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { posting } from '../../orders/transaction/posting/entries'
import { postEntries } from '../../orders/transaction/posting/ledger'

type Balances = Pick<Wallet, 'pending_minor' | 'available_minor'>

/** What is the vendor's, pending or available; below zero if the vendor owes it. Minor units. */
export const balanceOfWallet = ({ pending_minor, available_minor }: Balances): number =>
  pending_minor + available_minor

/** Whether a vendor owes so much that the store is paused. The order at hand always goes on. */
export const owesTooMuch = (balance_minor: number): boolean =>
  balance_minor < -POLICY.max_debt_minor

/** When a balance that is below zero from now on is written off. */
export const writtenOffFrom = (now: number): DueField =>
  dueFrom(timestampFromMillis(now + POLICY.write_off_ms))

export const openDebt = (
  { id, vendor_id, account_key }: Pick<Debt, 'id' | 'vendor_id' | 'account_key'>,
  now: number,
): Debt => ({
  id,
  vendor_id,
  account_key,
  state: 'open',
  since: timestampFromMillis(now),
  due: writtenOffFrom(now),
  written_off_minor: 0,
  ledger: { count: 0, head: null },
  updated_at: timestampFromMillis(now),
})

/** What the vendor has to pay, in minor units: what is written off, or the balance below zero. */
export const owedOf = (debt: Debt | undefined, balance_minor: number): number =>
  Math.max(0, -balance_minor) + (debt?.written_off_minor ?? 0)

/** What one step of a debt changes, to be written in one commit. */
export type DebtStep = { debt: Debt; ledger: LedgerEntry[]; entry: WalletEntry | null }

const DESCRIPTIONS = {
  debt_paid: 'Paid by you',
  written_off: 'Written off by Oja',
  chargeback: 'Taken back by your bank',
} as const

/** A line of the statement, available at once. */
export const debtLine = (
  kind: 'debt_paid' | 'written_off' | 'chargeback',
  amount_minor: number,
  id: string,
  now: number,
): WalletEntry => ({
  id,
  kind,
  amount_minor,
  transaction_id: null,
  payout_id: null,
  description: DESCRIPTIONS[kind],
  state: 'available',
  available_at: timestampFromMillis(now),
  created_at: timestampFromMillis(now),
})

/** Writes a balance below zero off once it is due, beside what was before; undefined if it isn't. */
export const writeOffDebt = (
  debt: Debt,
  balance_minor: number,
  now: number,
): DebtStep | undefined => {
  const isDue = debt.due !== null && now >= millisOf(debt.due.at)
  if (!isDue || balance_minor >= 0) return undefined
  const owed_minor = -balance_minor
  const postings = [
    posting(accounts.badDebt, balance_minor),
    posting(accounts.payable(debt.vendor_id), owed_minor),
  ]
  const { entries, chain } = postEntries(
    debt.id,
    debt.ledger,
    `due-${debt.ledger.count}`,
    [{ kind: 'written_off', currency: 'NGN', postings }],
    now,
  )
  return {
    debt: {
      ...debt,
      state: 'written_off',
      due: null,
      written_off_minor: debt.written_off_minor + owed_minor,
      ledger: chain,
      updated_at: timestampFromMillis(now),
    },
    ledger: entries,
    entry: debtLine('written_off', owed_minor, entries[0]?.id ?? debt.id, now),
  }
}
