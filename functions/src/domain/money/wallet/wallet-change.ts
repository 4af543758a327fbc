import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { Payout, Wallet, WalletEntry } from '../../../contract/entities/money/wallet'

/** Changes of a wallet's balances, in minor units. */
export type WalletMove = {
  pending?: number
  available?: number
  in_payout?: number
  paid_out?: number
}

/** Everything that one step of a payout changes, to be written in one commit. */
export type PayoutStep = {
  payout: Payout
  move: WalletMove
  /** The statement's lines. */
  entries: WalletEntry[]
  /** The wallet's first payout of the week, if it changes. */
  week_payout?: Wallet['week_payout']
  ledger: LedgerEntry[]
}
