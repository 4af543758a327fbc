import type { LedgerEntry } from '../../contract/entities/ledger'
import type { Payout, WalletEntry } from '../../contract/entities/wallet'

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
  entry: WalletEntry | null
  ledger: LedgerEntry[]
}
