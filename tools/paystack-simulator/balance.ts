import type { LedgerEntry } from './model'
import { nextShortId, type World } from './world'

export const balanceOf = (world: World): number => world.state.ledger.at(-1)?.balance ?? 0

export const moveBalance = (
  world: World,
  difference: number,
  model: LedgerEntry['model'],
  row: string,
  reason: string,
): void => {
  world.state.ledger.push({
    id: nextShortId(world),
    difference,
    balance: balanceOf(world) + difference,
    reason,
    model,
    row,
    created_at: world.now(),
  })
}

/** The float that refunds need, since a refund gives back more than a charge brought in. */
export const openBalance = (world: World): void => {
  const { openingBalanceMinor } = world.settings
  if (openingBalanceMinor > 0) moveBalance(world, openingBalanceMinor, 'Topup', '0', 'Float')
}
