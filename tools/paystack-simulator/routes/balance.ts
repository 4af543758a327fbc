import { balancesOf } from '../balance'
import { type Handler, ok, type Route } from '../http'
import { pageOf } from '../paging'
import { iso } from '../wire'
import { domainOf } from '../world'

const balance: Handler = (world) => ok('Balances retrieved', balancesOf(world))

const ledger: Handler = (world, { query }) => {
  const { items, meta } = pageOf([...world.state.ledger].reverse(), query)
  const entries = items.map((entry) => ({
    id: entry.id,
    integration: 100_001,
    domain: domainOf(world),
    balance: entry.balance,
    currency: entry.currency,
    difference: entry.difference,
    reason: entry.reason,
    model_responsible: entry.model,
    model_row: BigInt(entry.row),
    createdAt: iso(entry.created_at),
    updatedAt: iso(entry.created_at),
  }))
  return ok('Balance ledger retrieved', entries, meta)
}

export const balanceRoutes: readonly Route[] = [
  ['GET', '/balance', balance],
  ['GET', '/balance/ledger', ledger],
]
