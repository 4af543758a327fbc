import type { LedgerEntry } from './model'
import { nextShortId, type World } from './world'

const HOME = 'NGN'
/** The opening balance of each currency, in kobo (or cents). */
const OPENING_BALANCE_MINOR = 100_000_000

/** The balance of one currency. */
export const balanceOf = (world: World, currency = HOME): number =>
  world.state.ledger.findLast((entry) => entry.currency === currency)?.balance ?? 0

/** The balance of every currency in use, naira first. */
export const balancesOf = (world: World): { currency: string; balance: number }[] =>
  [...new Set([HOME, ...world.state.ledger.map((entry) => entry.currency)])].map((currency) => ({
    currency,
    balance: balanceOf(world, currency),
  }))

export type BalanceMove = Pick<LedgerEntry, 'currency' | 'difference' | 'model' | 'row' | 'reason'>

const addEntry = (world: World, move: BalanceMove): void => {
  world.state.ledger.push({
    ...move,
    id: nextShortId(world),
    balance: balanceOf(world, move.currency) + move.difference,
    created_at: world.now(),
  })
}

/**
 * Adds the opening float. Refunds need it: a refund takes more than its charge added, because of
 * the fee.
 */
export const openBalance = (world: World, currency = HOME): void =>
  addEntry(world, {
    currency,
    difference: OPENING_BALANCE_MINOR,
    model: 'Topup',
    row: '0',
    reason: 'Float',
  })

/** @property row the id of the charge, refund, transfer or dispute that moved the money */
export const moveBalance = (world: World, move: BalanceMove): void => {
  const isNew = !world.state.ledger.some(({ currency }) => currency === move.currency)
  if (isNew) openBalance(world, move.currency)
  addEntry(world, move)
}
