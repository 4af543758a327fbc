import type { ToppedUp, Wallet, WalletEntry } from '../../../contract/entities/money/wallet'
import type { WalletMove } from './wallet-change'
import { walletMoveOf } from './wallet-entry'

type Balances = Pick<Wallet, 'topped_up'>

/** A change of balances, with what is left of topped-up money where it paid for something. */
export type CoveredMove = { move: WalletMove; topped_up?: ToppedUp[] }

/** Takes from topped-up money, the oldest first, as much as there is. */
export const takeToppedUp = (
  topped_up: readonly ToppedUp[],
  wanted_minor: number,
): { taken_minor: number; left: ToppedUp[] } => {
  let open_minor = Math.max(0, wanted_minor)
  const left = topped_up.map((one) => {
    const taken_minor = Math.min(one.left_minor, open_minor)
    open_minor -= taken_minor
    return { ...one, left_minor: one.left_minor - taken_minor }
  })
  return {
    taken_minor: Math.max(0, wanted_minor) - open_minor,
    left: left.filter(({ left_minor }) => left_minor > 0),
  }
}

/**
 * The change of balances by these lines. What is taken at once is paid by topped-up money first,
 * which becomes available for it: what was earned stays payable.
 */
export const coveredMoveOf = (
  { topped_up = [] }: Balances,
  lines: readonly WalletEntry[],
): CoveredMove => {
  const move = walletMoveOf(lines)
  const { taken_minor, left } = takeToppedUp(topped_up, -(move.available ?? 0))
  if (taken_minor === 0) return { move }
  const { pending = 0, available = 0 } = move
  return {
    move: { ...move, pending: pending - taken_minor, available: available + taken_minor },
    topped_up: left,
  }
}

/** Whether lines take something at once, which topped-up money would pay. */
export const takesAtOnce = (lines: readonly WalletEntry[]): boolean =>
  (walletMoveOf(lines).available ?? 0) < 0
