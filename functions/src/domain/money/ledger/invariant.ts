import type { ProductStock } from '../../../contract/entities/catalog/product-stock'
import type { Debt } from '../../../contract/entities/money/debt'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { TopUp } from '../../../contract/entities/money/top-up'
import type { Unplaced } from '../../../contract/entities/money/unplaced'
import type { Payout, Wallet, WalletEntry } from '../../../contract/entities/money/wallet'
import type { Deal } from '../../../contract/entities/orders/deal'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import type { TransactionEvent } from '../../../contract/entities/orders/transaction-parts'

/** All data that the invariants check, at one instant. */
export type LedgerState = {
  transactions: readonly Transaction[]
  events: readonly TransactionEvent[]
  entries: readonly LedgerEntry[]
  payouts: readonly Payout[]
  wallets: readonly Wallet[]
  wallet_entries: readonly (WalletEntry & { vendor_id: string })[]
  stocks: readonly ProductStock[]
  deals?: readonly Deal[]
  unplaced: readonly Unplaced[]
  debts: readonly Debt[]
  top_ups?: readonly TopUp[]
  /** Stored responses of idempotent requests. */
  keys: readonly { response: unknown }[]
}

/** A violation of an invariant. */
export type Finding = { id: string; problem: string }

/** A rule that always holds; `check` returns how many items it checked and the violations. */
export type Invariant = {
  number: string
  name: string
  check: (state: LedgerState) => { checked: number; findings: Finding[] }
}

/** Checks each item by itself; `problemOf` returns the problem's text or undefined. */
export const each = <T>(
  items: readonly T[],
  idOf: (item: T) => string,
  problemOf: (item: T) => string | undefined,
): { checked: number; findings: Finding[] } => ({
  checked: items.length,
  findings: items.flatMap((item) => {
    const problem = problemOf(item)
    return problem === undefined ? [] : [{ id: idOf(item), problem }]
  }),
})

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
